import type { PrepareScope } from '#engine/scope';
import { preparePanels } from '#page/preparePanels';
import { PANEL } from './prepare/panel';

/**
 * Shows the first item's panel if the block says so, and hides all others. Where a panel has no
 * button, all stays as it is until the widget is here: nobody would open what is no item to it.
 */
export function prepareAccordion(scope: PrepareScope): void {
  const { node, block } = scope;
  const panels = node.querySelectorAll<HTMLElement>(PANEL);
  if (panels.length <= node.querySelectorAll('button').length) {
    const settings = block.json as { isExpandedFirstItem?: unknown } | undefined;
    const firstOpen =
      settings?.isExpandedFirstItem || node.querySelector('[data-is-expanded-first-item=true]');
    preparePanels(scope, panels, firstOpen);
  }
}
