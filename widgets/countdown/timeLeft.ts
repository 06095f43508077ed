import { LENGTHS, type Unit } from './units';

/** What is left of a time. */
export interface TimeLeft {
  /** The count of each unit, in their order; the first one holds all that is longer. */
  counts: readonly number[];
  /** After which time the counts change, in milliseconds; 0 where nothing is left. */
  changesIn: number;
}

/**
 * Splits a time into units. The last one is rounded up, so that it says 1 until the very end, and 0 with
 * the end.
 *
 * @param left In milliseconds; nothing is left of a negative one.
 * @param units The longest first, at least one.
 */
export function timeLeft(left: number, units: readonly Unit[]): TimeLeft {
  const shortest = LENGTHS[units.at(-1) ?? 'seconds'];
  const steps = Math.max(0, Math.ceil(left / shortest));
  let rest = steps * shortest;
  const counts = units.map((unit) => {
    const count = Math.floor(rest / LENGTHS[unit]);
    rest -= count * LENGTHS[unit];
    return count;
  });
  return { counts, changesIn: steps ? left - (steps - 1) * shortest : 0 };
}
