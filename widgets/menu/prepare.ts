import type { PrepareScope } from '#engine/scope';
import { preparePanels } from '#page/preparePanels';

/** Shows the first panel and hides all others. */
export function prepareMenu(scope: PrepareScope): void {
  const panels = '.menus>.menu,[data-menu-panel]';
  preparePanels(scope, scope.node.querySelectorAll<HTMLElement>(panels), true);
}
