import type { Adoption } from '#engine/adoption';

/**
 * Marks a child of the body that is meant for what is on top, also for a dialog: a tooltip, a
 * message. It is never made inert.
 */
export const OVER_DIALOGS = 'data-skerry-over';

/** The value of the mark where it is modal itself: a dialog in the top layer makes room for it. */
export const MODAL_OVER_DIALOGS = 'modal';

/**
 * Makes everything inert but one layer, what it holds and what holds it: not to be clicked, out
 * of the tab order and of the accessibility tree.
 */
export function inertOutside(layer: HTMLElement, adoption: Adoption): void {
  for (let inside: Element = layer; inside !== document.body; ) {
    const parent = inside.parentElement;
    if (!parent) return;
    for (const sibling of parent.children) {
      if (sibling === inside || sibling.hasAttribute(OVER_DIALOGS)) continue;
      adoption.attribute(sibling, 'inert', '');
    }
    inside = parent;
  }
}
