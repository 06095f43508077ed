import { isPlainPress } from '#page/press/isPlainPress';
import type { GalleryOptions } from '../../model/options';
import type { Direction } from '../../state/state';

/** The names of the keys that older browsers tell by number only. */
const KEY_NAMES: Readonly<Record<number, string>> = {
  33: 'PageUp',
  34: 'PageDown',
  37: 'ArrowLeft',
  38: 'ArrowUp',
  39: 'ArrowRight',
  40: 'ArrowDown',
};

/** The keys that change places on a page from right to left. */
const MIRRORED: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

const nameOf = ({ key, keyCode }: KeyboardEvent) =>
  key && key !== 'Unidentified' ? key : KEY_NAMES[keyCode];

/**
 * Returns which way a key press leads; undefined for one that is left to the browser: with a
 * modifier, part of the composing of a text, or answered by somebody else. On a page from right to
 * left the arrows change places.
 */
export function stepOfKey(
  event: KeyboardEvent,
  keys: GalleryOptions['keys'],
  isRtl: boolean,
): Direction | undefined {
  if (!isPlainPress(event)) return undefined;
  const name = nameOf(event) ?? '';
  const key = (isRtl && MIRRORED[name]) || name;
  if (key === keys.next) return 'forward';
  return key === keys.previous ? 'reverse' : undefined;
}
