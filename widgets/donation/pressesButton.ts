import { isPlainPress } from '#page/press/isPlainPress';

/** The codes of the two keys, for browsers without names. */
const CODES: readonly number[] = [13, 32];

/** Whether a key presses a button, as it does one of the browser's own: Enter or Space, once. */
export function pressesButton(event: KeyboardEvent): boolean {
  const { key, keyCode, repeat } = event;
  const isOurs =
    key && key !== 'Unidentified' ? [' ', 'Enter'].includes(key) : CODES.includes(keyCode);
  return isOurs && !repeat && isPlainPress(event);
}
