/** A swipe faster than this, in px a ms, changes the slide however short it was. */
const FLICK_VELOCITY = 1;

/** The end of a swipe. */
export interface Rest {
  /** Where the slides come to rest. */
  place: number;
  /** How many slides further that is: 0 stays at the current one. */
  steps: -1 | 0 | 1;
}

export interface Swipe {
  /** The place of the current slide: an integer. */
  home: number;
  /** Where the slides were let go. */
  place: number;
  /** In px a ms, positive towards the end. */
  velocity: number;
  /** The first and the last place with a slide. */
  ends: readonly [first: number, last: number];
  /** Where slides may rest, in percent of the width; or anywhere. */
  snapPoints: number | 'none';
}

/** The snap point nearest to a place; of two, the one nearer to home. */
function snap(place: number, home: number, step: number): number {
  const before = Math.floor(place / step) * step;
  const after = before + step;
  const closer = place - before - (after - place);
  if (closer === 0) return Math.abs(before - home) <= Math.abs(after - home) ? before : after;
  return closer < 0 ? before : after;
}

/**
 * Returns where slides come to rest that are let go: at the nearest snap point, or where they are.
 * A fast swipe goes on to the next slide of its direction, past which there is no going. The slide
 * changes when another one takes more than half of the width.
 */
export function restingPlace({ home, place, velocity, ends, snapPoints }: Swipe): Rest {
  const isFlick = Math.abs(velocity) > FLICK_VELOCITY;
  const next = velocity > 0 ? Math.floor(place) + 1 : Math.ceil(place) - 1;
  const wanted = isFlick ? Math.min(Math.max(next, home - 1), home + 1) : place;
  const snapped = snapPoints === 'none' ? wanted : snap(wanted, home, snapPoints / 100);
  const rest = Math.min(Math.max(snapped, ends[0]), ends[1]);
  const distance = Math.abs(rest - home);
  return { place: rest, steps: distance > 0.5 ? (rest > home ? 1 : -1) : 0 };
}
