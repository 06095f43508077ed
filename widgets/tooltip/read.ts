import type { Block } from '../../src/block';
import type { Warn } from '../../src/island/defineIsland';

/** An element with a tooltip, read. */
export interface TooltipModel {
  node: HTMLElement;
  /** What the keyboard reaches and assistive technology describes: the node, or what is in it. */
  described: HTMLElement;
}

/** What a tooltip says. Plain text: markup in it is shown as it is written. */
export interface TooltipText {
  /** Empty: none. */
  title: string;
  description: string;
}

/** What can have the focus, also where only a script puts it there. */
const FOCUSABLE =
  ':is(a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]):not(:disabled, [type="hidden"], [contenteditable="false"])';

/** Read when the tooltip opens: the page may have changed it since. */
export const readText = (node: HTMLElement): TooltipText => ({
  title: node.getAttribute('data-tooltip-title')?.trim() ?? '',
  description: node.getAttribute('data-tooltip')?.trim() ?? '',
});

/**
 * Reads an element with `data-tooltip`. Where it can't have the focus, the first thing in it that
 * can is described; where there is nothing, the tooltip opens by the pointer alone, which is worth
 * a warning.
 */
export function readTooltip(node: HTMLElement, _block: Block, warn: Warn): TooltipModel | null {
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
