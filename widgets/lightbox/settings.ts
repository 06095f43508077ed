import type { LightboxItem, LightboxOptions } from '../../src/services/lightboxes';

/** How long one item takes to give way to another unless told otherwise, in seconds. */
export const SPEED = 0.6;

/** Room between an item and the edges of the window unless told otherwise, in CSS px. */
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
  value !== undefined && value >= 0 && Number.isFinite(value) ? value : fallback;

/**
 * Fills in the defaults; a figure that is none, or below 0, gets its default as well.
 *
 * @param title What a lightbox without a title is called.
 * @throws Error for a set without items: there is nothing to open.
 */
export function settleOptions(options: LightboxOptions, title: string): LightboxSettings {
  const { set, currentSetIndex = 0 } = options;
  if (!set.length) throw new Error('A lightbox needs at least one item');
  return {
    set,
    start: wrapIndex(currentSetIndex, set.length),
    theme: options.theme === 'light' ? 'light' : 'dark',
    speed: atLeast0(options.speed, SPEED),
    padding: atLeast0(options.padding, PADDING),
    historyHash: options.historyHash ?? false,
    title: options.title || title,
  };
}

/** The place of any whole number in a set: it goes around, and negative ones count from the end. */
export const wrapIndex = (index: number, length: number): number =>
  Number.isInteger(index) ? ((index % length) + length) % length : 0;
