import type { ReadScope } from '#engine/scope';

/** An element with a tooltip, read. */
export interface TooltipModel {
  node: HTMLElement;
  /** Reached by the keyboard, described by assistive technology: the node, or an element in it. */
  described: HTMLElement;
}

/** The texts of a tooltip. Plain text: markup in it is shown as it is written. */
export interface TooltipText {
  /** Empty: none. */
  title: string;
  description: string;
}

/** Elements that can have the focus, also where only a script puts it there. */
const FOCUSABLE =
  ':is(a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]):not(:disabled, [type="hidden"], [contenteditable="false"])';

/** Reads the texts when the tooltip opens: the page may have changed them since. */
export const readText = (node: HTMLElement): TooltipText => ({
  title: node.getAttribute('data-tooltip-title')?.trim() ?? '',
  description: node.getAttribute('data-tooltip')?.trim() ?? '',
});

/**
 * Reads an element with `data-tooltip`. Where it can't have the focus, the first thing in it that
 * can is described; where there is nothing, the tooltip opens by the pointer alone, which is worth
 * a warning.
 */
export function readTooltip({ node, warn }: ReadScope): TooltipModel | null {
  if (!readText(node).description) {
    warn('data-tooltip', 'is empty; there is no tooltip');
    return null;
  }
  if (node.matches(FOCUSABLE)) return { node, described: node };
  const inside = node.querySelector<HTMLElement>(FOCUSABLE);
  if (!inside) {
    warn(
      'data-tooltip',
      'the element can’t be focused, so the keyboard does not reach its tooltip',
    );
  }
  return { node, described: inside ?? node };
}
