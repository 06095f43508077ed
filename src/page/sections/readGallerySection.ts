import type { Warn } from '#engine/scope';
import { type Read, readFields } from '../fields/readFields';

const between =
  (least: number, most: number): Read<number> =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most ? value : undefined;

/** The settings of a gallery section, in the JSON of its `data-props`. */
const FIELDS = {
  /** Pictures side by side, in a wide window. */
  numColumns: { read: between(1, 20), fallback: 3 },
  /** Between the pictures; 20 are a hundredth of the window's width. */
  gutter: { read: between(0, 400), fallback: 10 },
  /** What a row of strips is to come close to, in CSS px. */
  rowHeight: { read: between(20, 4000), fallback: 300 },
  /** Of what shows one picture after the other, in hundredths of the window's height. */
  viewportHeight: { read: between(5, 200), fallback: 70 },
};

/** The settings of a gallery section, with the platform's defaults for what is missing or wrong. */
export type GallerySection = ReturnType<typeof readGallerySection>;

function parse(text: string | undefined, warn: Warn): unknown {
  try {
    return JSON.parse(text || '{}');
  } catch {
    warn('data-props', 'is no JSON');
    return {};
  }
}

/** Reads the settings of a gallery section. */
export const readGallerySection = ({ dataset }: HTMLElement, warn: Warn) =>
  readFields(parse(dataset.props, warn), FIELDS, warn);

/** Returns how much is between the pictures, in hundredths of the window's width. */
export const gutterWidth = (gutter: number): number => gutter / 20;
