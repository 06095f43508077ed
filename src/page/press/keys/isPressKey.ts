import { isPlainPress } from '../isPlainPress';

/** Whether a key is one that presses a button: Enter or Space, without another key. */
export const isPressKey = (event: KeyboardEvent): boolean =>
  (event.key === 'Enter' || event.key === ' ') && isPlainPress(event);
