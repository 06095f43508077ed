import { range } from '#rules/numbers/range';

/** The slides of a carousel that are seen together. */
export interface CarouselGroups {
  /** The first slide of each group, in order: where steps stop. One at least. */
  stops: readonly number[];
  /** There is one group: nothing to step to. */
  isSingle: boolean;
  /** Which group a slide belongs to. */
  groupOf(index: number): number;
  /**
   * The first slide that is seen where a group is shown. The last group may have too few slides to
   * fill the row: then some of the one before are seen too, as there is nothing behind it.
   */
  firstSeen(group: number): number;
  /**
   * The group that is shown where a carousel has come to rest, or nearly.
   *
   * @param first The slide at its start; fractions are parts of a slide.
   */
  groupAt(first: number): number;
  /** All slides that are seen where a group is shown. */
  seen(group: number): readonly number[];
}

/**
 * @param count Of slides.
 * @param inRow How many are seen at a time; at least 1.
 */
export function carouselGroups(count: number, inRow: number): CarouselGroups {
  const groups = Math.max(1, Math.ceil(count / inRow));
  const firstSeen = (group: number) => Math.max(0, Math.min(group * inRow, count - inRow));
  return {
    stops: range(groups).map((group) => group * inRow),
    isSingle: groups === 1,
    groupOf: (index) => Math.min(groups - 1, Math.floor(index / inRow)),
    firstSeen,
    groupAt(first) {
      const last = groups - 1;
      const before = Math.max(0, Math.min(last, Math.floor(first / inRow)));
      const after = Math.min(last, before + 1);
      return first - firstSeen(before) <= firstSeen(after) - first ? before : after;
    },
    seen: (group) => range(Math.min(inRow, count)).map((place) => firstSeen(group) + place),
  };
}
