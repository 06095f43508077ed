import type { PrepareScope } from '#engine/scope';

/**
 * Shows the first of a block's panels if it is to be open, and hides all others: for `prepare`, so
 * that nothing shifts when the widget comes. The platform's CSS hides all panels by `display`;
 * neutral markup comes with all of them shown. Does not hide by `until-found`: thousands of visible
 * panels that change to it at once take Chromium seconds.
 *
 * @param firstOpen Truthy where the first panel is to be open.
 */
export function preparePanels(
  { node, adopt }: Pick<PrepareScope, 'node' | 'adopt'>,
  panels: readonly HTMLElement[] | NodeListOf<HTMLElement>,
  firstOpen: unknown,
): void {
  panels.forEach((panel, index) => {
    const open = firstOpen && !index;
    if (node.dataset.block) adopt.attribute(panel, 'hidden', open ? null : '');
    else adopt.style(panel, 'display', open ? 'block' : 'none');
  });
}
