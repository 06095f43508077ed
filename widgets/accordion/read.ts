import type { Block } from '../../src/block';
import { readFields } from '../../src/fields/readFields';
import { flag, yesNo } from '../../src/fields/reads';
import type { Warn } from '../../src/island/defineIsland';
import { type AccordionItem, findItems } from './items';

/** An accordion block, read. */
export interface AccordionModel {
  node: HTMLElement;
  items: readonly AccordionItem[];
  /** Several items may be open at once. */
  allowMultiple: boolean;
  /** The first item starts open. */
  firstOpen: boolean;
}

/** Where the platform's server sends nothing, or an empty text, it means false. */
const attributes = {
  'data-should-allow-multiple-open-items': { read: yesNo, fallback: false },
  'data-is-expanded-first-item': { read: yesNo, fallback: false },
};

const settings = {
  allowMultipleOpenItems: { read: flag, fallback: false },
  isExpandedFirstItem: { read: flag, fallback: false },
};

/** Reads the platform's accordion (attributes of its list) or a neutral one (block JSON). */
export function readAccordion(node: HTMLElement, block: Block, warn: Warn): AccordionModel | null {
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
