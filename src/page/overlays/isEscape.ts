import { isComposing } from '../press/isComposing';

/** The key code of Escape, for browsers that tell keys by number only. */
const ESCAPE_CODE = 27;

/**
 * Whether this is a new press of Escape that nobody has answered yet. A key that ends the
 * composing of text belongs to the input method, and a key that is held down is one press, however
 * often it repeats.
 */
export function isEscape(event: KeyboardEvent): boolean {
  const { key, keyCode, defaultPrevented, repeat } = event;
  if (isComposing(event) || defaultPrevented || repeat) return false;
  return key && key !== 'Unidentified' ? key === 'Escape' : keyCode === ESCAPE_CODE;
}
