import type { GalleryOptions } from '../../src/gallery/options';
import type { Direction } from './state';

/** The names of the keys that older browsers tell by number only (decision 12). */
const KEY_NAMES: Readonly<Record<number, string>> = {
  33: 'PageUp',
  34: 'PageDown',
  37: 'ArrowLeft',
  38: 'ArrowUp',
  39: 'ArrowRight',
  40: 'ArrowDown',
};

/** An input method took the key. */
const COMPOSING_CODE = 229;

/** What a key on a page from right to left stands for. */
const MIRRORED: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

const nameOf = ({ key, keyCode }: KeyboardEvent) =>
  key && key !== 'Unidentified' ? key : KEY_NAMES[keyCode];

/**
 * Which way a key press leads, or undefined for one that is left to the browser: with a modifier,
 * part of the composing of a text, or answered by somebody else. On a page from right to left the
 * arrows change places.
 */
export function stepOfKey(
  event: KeyboardEvent,
  keys: GalleryOptions['keys'],
  isRtl: boolean,
): Direction | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  if (event.isComposing || event.keyCode === COMPOSING_CODE || event.defaultPrevented) {
    return undefined;
  }
  const name = nameOf(event) ?? '';
  const key = (isRtl && MIRRORED[name]) || name;
  if (key === keys.next) return 'forward';
  return key === keys.previous ? 'reverse' : undefined;
}
