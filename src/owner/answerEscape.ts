/** What Escape does when nothing is open that it could close (platform.md, section 2). */
export interface EscapeActions {
  /** To the configuration of the site; undefined where the site does not want it. */
  open: (() => void) | undefined;
  /** With Shift. */
  logout(): void;
}

/** Escape in a field ends a suggestion, a search or a choice. */
const TYPING = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';

/** Answers an Escape that nothing open has answered; gives whether it did something. */
export function answerEscape(
  { target, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent,
  { open, logout }: EscapeActions,
): boolean {
  if (altKey || ctrlKey || metaKey) return false;
  if (target instanceof Element && target.closest(TYPING)) return false;
  const act = shiftKey ? logout : open;
  act?.();
  return act !== undefined;
}
