import { amount } from '#page/fields/reads';
import { wrapIndex } from '#rules/wrapIndex';
import { fullItem } from './items/fullItem';
import type { LightboxItem, LightboxOptions } from './service';

/** Default of `speed`, in seconds. */
export const SPEED = 0.6;

/** Default of `padding`, in CSS px. */
export const PADDING = 100;

/** A lightbox's options with their defaults. */
export interface LightboxSettings {
  set: readonly LightboxItem[];
  /** A place in `set`. */
  start: number;
  theme: 'dark' | 'light';
  speed: number;
  padding: number;
  historyHash: boolean;
  title: string;
}

const atLeast0 = (value: number | undefined, fallback: number) =>
  value !== undefined && value >= 0 ? (amount(value) ?? fallback) : fallback;

/**
 * Fills in the defaults; a figure that is none, below 0 or a million and more, gets its default as well.
 *
 * @param title The default of `title`.
 * @throws For a set without items: there is nothing to open.
 */
export function readOptions(options: LightboxOptions, title: string): LightboxSettings {
  const { set, currentSetIndex = 0 } = options;
  if (!set.length) throw new Error('A lightbox needs at least one item');
  return {
    set: set.map(fullItem),
    start: wrapIndex(currentSetIndex, set.length),
    theme: options.theme === 'light' ? 'light' : 'dark',
    speed: atLeast0(options.speed, SPEED),
    padding: atLeast0(options.padding, PADDING),
    historyHash: options.historyHash ?? false,
    title: options.title || title,
  };
}
