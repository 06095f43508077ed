import type { Adoption } from '../../src/adoption';
import type { Block } from '../../src/block';
import { settlePanels } from '../../src/settlePanels';

/** The first panel is shown; all others are hidden. */
export function prepareMenu(node: HTMLElement, _block: Block, adoption: Adoption): void {
  settlePanels(node, '.menus>.menu,[data-menu-panel]', true, adoption);
}
