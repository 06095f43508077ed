import type { Adoption } from './adoption';

/**
 * For `prepare`: settles which of a block's panels take room before the widget is here: the
 * first one if it is to be open, and no other. The platform's page CSS hides all of them by
 * `display`; neutral markup comes with all of them shown. Not with
 * `until-found` here: thousands of visible panels that become it at once take Chromium seconds.
 *
 * @param panels Selects the block's panels.
 */
export function settlePanels(
  node: HTMLElement,
  panels: string,
  firstOpen: unknown,
  adoption: Adoption,
): void {
  node.querySelectorAll<HTMLElement>(panels).forEach((panel, index) => {
    const open = firstOpen && !index;
    if (node.dataset.block) adoption.attribute(panel, 'hidden', open ? null : '');
    else adoption.style(panel, 'display', open ? 'block' : 'none');
  });
}
