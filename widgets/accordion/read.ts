import type { ReadScope } from '#engine/scope';
import { readFields, type Said } from '#page/fields/readFields';
import { flag, yesNo } from '#page/fields/reads';
import { type AccordionItem, findItems } from './prepare/findItems';

/** The model of an accordion block. */
export interface AccordionModel {
  node: HTMLElement;
  items: readonly AccordionItem[];
  /** Whether several items may be open at once. */
  allowMultiple: boolean;
  /** Whether the first item starts open. */
  firstOpen: boolean;
}

/** No attribute, or an empty one, is how the platform's server says false. */
const attributes = {
  'data-should-allow-multiple-open-items': { read: yesNo, fallback: false },
  'data-is-expanded-first-item': { read: yesNo, fallback: false },
};

export const settings = {
  allowMultipleOpenItems: { read: flag, fallback: false },
  isExpandedFirstItem: { read: flag, fallback: false },
};

declare module '#engine/block/blockOptions' {
  interface BlockOptions {
    accordion: Said<typeof settings>;
  }
}

/**
 * Reads the platform's accordion (attributes of its list) or a neutral one (block JSON). Null,
 * after a warning, where there is no item.
 */
export function readAccordion({ node, block, warn }: ReadScope): AccordionModel | null {
  const items = findItems(node);
  if (!items.length) {
    warn('items', 'no item with a trigger and a panel; left as it is');
    return null;
  }
  const list = node.querySelector('.accordion-items-container');
  if (list) {
    const read = readFields(
      Object.fromEntries(Object.keys(attributes).map((name) => [name, list.getAttribute(name)])),
      attributes,
      warn,
    );
    return {
      node,
      items,
      allowMultiple: read['data-should-allow-multiple-open-items'],
      firstOpen: read['data-is-expanded-first-item'],
    };
  }
  const read = readFields(block.json, settings, warn);
  return {
    node,
    items,
    allowMultiple: read.allowMultipleOpenItems,
    firstOpen: read.isExpandedFirstItem,
  };
}
