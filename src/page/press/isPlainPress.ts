import { hasShortcutKey } from './hasShortcutKey';
import { isComposing } from './isComposing';

/**
 * Whether a click or a key press is ours to answer: unmodified, by the main button, no part of the
 * composing of a text, and answered by nobody before. Any other is the browser's or the page's: a
 * click with Ctrl opens a link in a new tab.
 */
export const isPlainPress = (event: MouseEvent | KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !hasShortcutKey(event) &&
  !event.shiftKey &&
  ('button' in event ? event.button === 0 : !isComposing(event));
