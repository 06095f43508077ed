import type { GalleryOptions } from '../model/options';

/** Slides side by side, in CSS px from the strip's beginning. */
export interface StripPlaces {
  readonly starts: readonly number[];
  readonly widths: readonly number[];
  /** From the first slide's beginning to the last one's end. */
  readonly total: number;
}

/** Puts slides side by side, with the same room between each two. */
export function placeStrip(widths: readonly number[], room: number): StripPlaces {
  let end = 0;
  const starts = widths.map((width) => {
    const start = end;
    end += width + room;
    return start;
  });
  return { starts, widths, total: Math.max(0, end - room) };
}

/** The share of the spare room that is before the current slide. */
const SHARES = { start: 0, middle: 0.5, end: 1 } as const;

/**
 * Returns how far the strip stands from its beginning (0 or less moves it back), so that a slide is
 * at the alignment's place in the view. An index beyond the last slide is the strip's end.
 *
 * @param isContained Never leaves room empty beside the strip: one that fits stands in the middle.
 */
export function stripOffset(
  { starts, widths, total }: StripPlaces,
  index: number,
  view: number,
  alignment: GalleryOptions['alignment'],
  isContained = false,
): number {
  const share = SHARES[alignment];
  const offset = (view - (widths[index] ?? 0)) * share - (starts[index] ?? total);
  if (!isContained) return offset;
  if (total <= view) return (view - total) * share;
  return Math.min(0, Math.max(view - total, offset));
}

/** Returns the slides of which a part is in view. */
export function stripSeen(
  { starts, widths }: StripPlaces,
  offset: number,
  view: number,
): readonly number[] {
  const seen: number[] = [];
  // Asked for every move of a finger: it ends with the last that is seen, and makes no list of all.
  for (let index = 0; index < starts.length; index += 1) {
    const from = (starts[index] ?? 0) + offset;
    if (from >= view) break;
    if (from + (widths[index] ?? 0) > 0) seen.push(index);
  }
  return seen;
}

/** Returns the slide at a place, in CSS px from the strip's beginning; -1 where there is none. */
export const stripSlideAt = ({ starts, widths }: StripPlaces, place: number): number =>
  starts.findIndex((start, index) => place >= start && place < start + (widths[index] ?? 0));
