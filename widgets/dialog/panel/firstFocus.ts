import { tabbables } from '#page/focus/tabbables';
import type { DialogSettings } from '../settings';

/**
 * Returns what has the focus first: what the caller named; the safest button, where all
 * there is to do is to answer or where confirming can't be undone; the title of what is longer
 * than the window; else the first field or button, but no frame: that keeps Escape to itself.
 */
export function firstFocus(panel: HTMLElement, { role, danger }: DialogSettings): HTMLElement {
  const find = (selector: string) => panel.querySelector<HTMLElement>(selector);
  const safest = role === 'alertdialog' || danger ? find('.skerry-dialog-buttons button') : null;
  const top = panel.scrollHeight > panel.clientHeight ? find('.skerry-dialog-title') : null;
  const stop = tabbables(panel).find(({ localName }) => localName !== 'iframe');
  return find('[autofocus]') ?? safest ?? top ?? stop ?? panel;
}
