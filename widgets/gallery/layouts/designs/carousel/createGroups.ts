import { type CarouselGroups, carouselGroups } from '../../../geometry/carouselGroups';
import type { Stage } from '../../layout';

/** The groups of a carousel, of as many slides as are seen at a time. */
export interface Groups {
  /** How many slides are seen; 0 until the gallery has a width. */
  readonly inRow: number;
  readonly now: CarouselGroups;
  /** Groups anew. The browser comes to rest at the first slide of each. */
  regroup(inRow: number): void;
  /** The slides that are seen with a slide. */
  seen(index: number): readonly number[];
}

export function createGroups({ slides, options, scope: { adopt } }: Stage): Groups {
  let inRow = 0;
  let now = carouselGroups(slides.length, options.slidesPerRow);
  const snap = (value: string) => {
    for (const stop of now.stops) {
      const node = slides[stop]?.node;
      if (node) adopt.style(node, 'scroll-snap-align', value);
    }
  };
  return {
    get inRow() {
      return inRow;
    },
    get now() {
      return now;
    },
    regroup(count) {
      if (count === inRow) return;
      if (inRow) snap('');
      inRow = count;
      now = carouselGroups(slides.length, inRow);
      snap('start');
    },
    seen: (index) => now.seen(now.groupOf(index)),
  };
}
