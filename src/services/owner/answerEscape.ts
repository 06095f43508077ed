import { hasShortcutKey } from '#page/press/hasShortcutKey';
import { FIELDS } from '#page/press/ownElements';

/**
 * What Escape does while nothing is open that it could close. On a public page it leads to the
 * configuration, and with Shift it logs out.
 *
 * In the editor Escape toggles or closes the editor's own panel and guide, and logs nobody out. The editor
 * is around the page and hears no key while the focus is in the page's frame: so the page tells it of an
 * Escape that nothing here has answered, and does nothing else. On the pages of the configuration
 * (`/config`) we answer none.
 */
export interface EscapeActions {
  /** Undefined where the site does not want it. */
  open: (() => void) | undefined;
  /** With Shift. */
  logout: (() => void) | undefined;
}

/** Answers an Escape that nothing open has answered; gives whether it did something. */
export function answerEscape(event: KeyboardEvent, { open, logout }: EscapeActions): boolean {
  const { target, shiftKey } = event;
  if (hasShortcutKey(event)) return false;
  // Escape in a field ends a suggestion, a search or a choice.
  if (target instanceof Element && target.closest(FIELDS)) return false;
  const act = shiftKey ? logout : open;
  act?.();
  return act !== undefined;
}
