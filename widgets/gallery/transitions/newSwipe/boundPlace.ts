import type { Boundary } from '../../model/options';

/** The share of a pull past an `inertial` end that is followed at first. */
const INERTIAL_SHARE = 0.55;

/** Returns how far slides follow a pull that leads past an end by so much, both in widths. */
function followedPast(excess: number, boundary: Boundary): number {
  if (boundary === 'hard') return 0;
  return boundary === 'none' ? excess : 1 - 1 / (1 + INERTIAL_SHARE * excess);
}

/**
 * Returns where slides are when they are pulled, by one slide at most. Past an end they follow
 * freely (`none`), not at all (`hard`), or the further the less (`inertial`).
 *
 * @param home The place that they are pulled from.
 * @param pulled How far, in widths, positive towards the end.
 * @param ends The first and the last place with a slide.
 * @param boundaries What holds before the first one and after the last.
 */
export function boundPlace(
  home: number,
  pulled: number,
  [first, last]: readonly [number, number],
  [before, after]: readonly [Boundary, Boundary],
): number {
  const place = home + Math.min(Math.max(pulled, -1), 1);
  if (place < first) return first - followedPast(first - place, before);
  if (place > last) return last + followedPast(place - last, after);
  return place;
}
