import { wrapIndex } from '#rules/wrapIndex';
import type { Stage } from '../../layouts/layout';
import type { Change } from '../../state/state';
import { createMotion } from '../createMotion';
import type { Pile } from '../createPile';
import { createTrackSlides } from './createTrackSlides';
import { placesOnWay } from './placesOnWay';

/**
 * Slides side by side, the first at place 0, the second at place 1: a place counts widths of the
 * gallery. Looked at from a place that is no integer, two slides are seen in part. In a gallery
 * that loops, they come round again before the first and after the last. Only what is seen, or
 * passes by, is touched.
 */
export interface Track {
  /** From where the slides are looked at. */
  readonly place: number;
  /** The first and the last place with a slide. */
  readonly ends: readonly [first: number, last: number];
  /** The place of the current slide: `place`, or the integer to one side of it. */
  home(): number;
  /** Looks from a place, at once, as under a finger. */
  hold(place: number): void;
  /** Goes to a place and stays there; at once where that takes no time. */
  go(place: number, timing: KeyframeAnimationOptions): readonly Animation[];
  /** The place that a change leads to: beside what is in view, on the side of its direction. */
  placeOf(change: Change): number;
  /** Makes the slide of a change the top of the pile, puts it at a place and goes there. */
  change(change: Change, place: number, timing: KeyframeAnimationOptions): readonly Animation[];
  /** The slides in view. */
  seen(): readonly number[];
}

export function createTrack({ slides, options, store, scope, isRtl }: Stage, pile: Pile): Track {
  const motion = createMotion(scope);
  const count = slides.length;
  const isRound = options.loop && count > 1;
  let place = store.index;
  /** A slide out of its order, beside the one that it is jumped to from. */
  let guest: { place: number; index: number } | undefined;
  const shown = createTrackSlides(pile, isRtl, place);

  const slideAt = (at: number): number | undefined => {
    if (guest?.place === at) return guest.index;
    return isRound || (at >= 0 && at < count) ? wrapIndex(at, count) : undefined;
  };

  const look = (isHeld: boolean) => {
    shown.put(placesOnWay(place, place, slideAt), place, isHeld);
    pile.keep(shown.seen());
  };
  const rest = () => {
    if (guest) place = guest.index;
    guest = undefined;
    look(false);
  };

  const go: Track['go'] = (to, timing) => {
    motion.finish();
    const from = place;
    const places = placesOnWay(from, to, slideAt);
    const isStill = !timing.duration || from === to;
    place = to;
    shown.put(places, place, false);
    return motion.run(isStill ? [] : shown.move(places, from, to, timing), rest);
  };

  return {
    get place() {
      return place;
    },
    ends: isRound ? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] : [0, count - 1],
    home() {
      const before = Math.floor(place);
      return slideAt(before) === store.index ? before : Math.ceil(place);
    },
    hold(to) {
      motion.finish();
      place = to;
      look(true);
    },
    go,
    placeOf({ to, direction }) {
      motion.finish();
      // Dragged all the way.
      if (slideAt(place) === to) return place;
      const step = direction === 'forward' ? 1 : -1;
      const near = step > 0 ? Math.floor(place) + 1 : Math.ceil(place) - 1;
      // Another neighbour may be in view already: the slide then comes in behind it.
      return slideAt(near) === to || Number.isInteger(place) ? near : near + step;
    },
    change({ to }, at, timing) {
      motion.finish();
      if (Number.isInteger(at) && slideAt(at) !== to) guest = { place: at, index: to };
      pile.raise(to);
      return go(at, timing);
    },
    seen: shown.seen,
  };
}
