import type { PrepareScope } from '#engine/scope';
import { preparePanels } from '#page/preparePanels';
import { findItems } from './prepare/findItems';

/**
 * Shows the first item's panel if the block says so, and hides all others. What is no item to the
 * widget stays as it is: nobody would open it.
 */
export function prepareAccordion(scope: PrepareScope): void {
  const { node, block } = scope;
  const settings = block.json as { isExpandedFirstItem?: unknown } | undefined;
  const firstOpen =
    settings?.isExpandedFirstItem || node.querySelector('[data-is-expanded-first-item=true]');
  const panels = findItems(node).map(({ panel }) => panel);
  preparePanels(scope, panels, firstOpen);
}
