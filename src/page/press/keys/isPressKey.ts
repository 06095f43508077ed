import { isPlainPress } from '../isPlainPress';

/** The codes of the two keys, for keyboards on screens that give them no names. */
const CODES: readonly number[] = [13, 32];

/** Whether a key is one that presses a button: Enter or Space, without another key. */
export function isPressKey(event: KeyboardEvent): boolean {
  const { key, keyCode } = event;
  const isOurs =
    key && key !== 'Unidentified' ? key === 'Enter' || key === ' ' : CODES.includes(keyCode);
  return isOurs && isPlainPress(event);
}
