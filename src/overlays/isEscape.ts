/** The key codes that the platform's manager knows: Escape, and a key that an input method took. */
const ESCAPE_CODE = 27;
const COMPOSING_CODE = 229;

/**
 * Whether this is a new press of Escape that nobody has answered yet. A key that ends the
 * composing of text belongs to the input method (decision 12), and a key that is held down is one
 * press, however often it repeats.
 */
export function isEscape(event: KeyboardEvent): boolean {
  const { key, keyCode, isComposing, defaultPrevented, repeat } = event;
  // WebKit ends the composing before it tells of the key that ended it.
  if (isComposing || keyCode === COMPOSING_CODE || defaultPrevented || repeat) return false;
  return key && key !== 'Unidentified' ? key === 'Escape' : keyCode === ESCAPE_CODE;
}
