import type { Stage } from '../layout';
import type { Change } from '../state';
import { wrapIndex } from '../wrapIndex';
import { createMotion } from './createMotion';
import type { Pile } from './createPile';

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
  destroy(): void;
}

/** Places by the slide that stands there. */
type Places = ReadonlyMap<number, number>;

export function createTrack({ slides, options, store, isRtl }: Stage, pile: Pile): Track {
  const motion = createMotion();
  const count = slides.length;
  const isRound = options.loop && count > 1;
  let place = store.index;
  /** A slide out of its order, beside the one that it is jumped to from. */
  let guest: { place: number; index: number } | undefined;
  let placed: Places = new Map([[place, place]]);

  const slideAt = (at: number): number | undefined => {
    if (guest?.place === at) return guest.index;
    return isRound || (at >= 0 && at < count) ? wrapIndex(at, count) : undefined;
  };

  /** What is passed on the way; where a slide stands at two places, the one nearer to the end. */
  const placesOnWay = (from: number, to: number): Places => {
    const places = new Map<number, number>();
    const [first, last] = [Math.floor(Math.min(from, to)), Math.ceil(Math.max(from, to))];
    for (let step = 0; step <= last - first; step += 1) {
      const at = to > from ? last - step : first + step;
      const index = slideAt(at);
      if (index !== undefined && !places.has(index)) places.set(index, at);
    }
    return places;
  };

  /** How far from where it lies in the pile a slide is seen, in its own widths. */
  const translation = (at: number, from: number) =>
    `${Math.round((isRtl ? from - at : at - from) * 1e6) / 1e4}%`;

  const put = (places: Places, isHeld: boolean) => {
    for (const index of placed.keys()) {
      if (places.has(index)) continue;
      pile.style(index, 'translate', '');
      pile.style(index, 'will-change', '');
    }
    placed = places;
    for (const [index, at] of places) {
      pile.show(index);
      pile.style(index, 'translate', at === place ? '' : translation(at, place));
      // A picture that is not a layer of its own would be painted anew for each move of the finger.
      pile.style(index, 'will-change', isHeld ? 'translate' : '');
    }
  };
  const rest = () => {
    if (guest) place = guest.index;
    guest = undefined;
    put(placesOnWay(place, place), false);
    pile.keep(placed.keys());
  };

  const go: Track['go'] = (to, timing) => {
    motion.finish();
    const from = place;
    const places = placesOnWay(from, to);
    const isStill = !timing.duration || from === to;
    place = to;
    put(places, false);
    const move = ([index, at]: [number, number]) =>
      pile.animate(
        index,
        [{ translate: translation(at, from) }, { translate: translation(at, to) }],
        timing,
      );
    return motion.run(isStill ? [] : [...places].flatMap(move), rest);
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
      put(placesOnWay(to, to), true);
      pile.keep(placed.keys());
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
    seen: () => [...placed.keys()],
    destroy: motion.stop,
  };
}
