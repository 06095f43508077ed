import type { Design } from '../model/design';
import type { GalleryOptions } from '../model/options';
import { designs } from './designs';

/** The options that say how much room a gallery takes: the first pass needs them too. */
export type RoomOptions = Pick<
  GalleryOptions,
  | 'aspectRatio'
  | 'thumbnailsPerRow'
  | 'padding'
  | 'columnWidth'
  | 'behavior'
  | 'gutter'
  | 'rowHeight'
  | 'slidesPerRow'
  | 'listImageSize'
  | 'thumbnailStripHeight'
  | 'thumbnailStripMargin'
>;

/** The least of what has to be more than 0: less would make a column of each pixel, and more. */
const OVER_0 = 1;

/** More than anybody means by a count, a size or a time: a page would be at work on it for ever. */
const TOO_MUCH = 1e4;

/** Of each option: its default, the least that it may be, and its name in the platform's blocks. */
const NUMBERS: Readonly<
  Record<
    Exclude<keyof RoomOptions, 'behavior'>,
    readonly [fallback: number | undefined, least: number, word?: string]
  >
> = {
  aspectRatio: [undefined, OVER_0],
  thumbnailsPerRow: [4, 1, 'thumbnails-per-row'],
  padding: [20, 0],
  columnWidth: [250, OVER_0],
  gutter: [0, 0],
  rowHeight: [250, OVER_0],
  slidesPerRow: [3, 1],
  listImageSize: [30, OVER_0],
  thumbnailStripHeight: [80, OVER_0, 'thumbnail-strip-height'],
  thumbnailStripMargin: [20, 0, 'thumbnail-strip-margin'],
};

/**
 * Returns a number from `least` on, below 10,000; the text of one counts, as what the server sends differs from
 * block to block. Undefined for anything else.
 */
export function numberFrom(value: unknown, least: number): number | undefined {
  const number = typeof value === 'string' && value ? Number(value) : value;
  return typeof number === 'number' && number < TOO_MUCH && number >= least ? number : undefined;
}

/**
 * Reads the options that say how much room a gallery takes, by the platform's words or by the names
 * of `GalleryOptions`. What is missing or wrong is the design's default.
 *
 * @param read Reads one number. Default: without a warning.
 */
export function readRoom(
  raw: Readonly<Record<string, unknown>>,
  design: Design,
  read = (_name: string, value: unknown, least: number, fallback: unknown): unknown =>
    numberFrom(value, least) ?? fallback,
): RoomOptions {
  const own: Readonly<Record<string, unknown>> = designs[design]._defaults ?? {};
  const room: Record<string, unknown> = { behavior: raw.behavior === 'min' ? 'min' : 'max' };
  for (const [option, [fallback, least, word = option]] of Object.entries(NUMBERS)) {
    const name = raw[word] == null ? option : word;
    room[option] = read(name, raw[name], least, own[option] ?? fallback);
  }
  return room as unknown as RoomOptions;
}
