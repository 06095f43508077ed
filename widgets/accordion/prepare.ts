import type { Adoption } from '../../src/adoption';
import type { Block } from '../../src/block';
import { settlePanels } from '../../src/settlePanels';

/** The first item is open if the block says so; all others are closed. */
export function prepareAccordion(node: HTMLElement, { json }: Block, adoption: Adoption): void {
  const settings = json as { isExpandedFirstItem?: unknown } | undefined;
  const firstOpen =
    settings?.isExpandedFirstItem || node.querySelector('[data-is-expanded-first-item=true]');
  const panels = '.accordion-item__dropdown,[data-accordion-panel]';
  settlePanels(node, panels, firstOpen, adoption);
}
