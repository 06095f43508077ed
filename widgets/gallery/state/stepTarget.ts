import { wrapIndex } from '#rules/wrapIndex';
import type { Direction } from './state';

/** From where a step is made, and among what. */
export interface StepStart {
  index: number;
  count: number;
  loop: boolean;
  /** The slides at which steps stop, in order. Undefined: all. */
  stops: readonly number[] | undefined;
}

/**
 * Returns where a step leads, around the end of a gallery that loops; undefined past another's end.
 */
export function stepTarget(
  towards: Direction,
  { index, count, loop, stops }: StepStart,
): number | undefined {
  const isForward = towards === 'forward';
  if (!stops) {
    const to = index + (isForward ? 1 : -1);
    return loop || (to >= 0 && to < count) ? wrapIndex(to, count) : undefined;
  }
  // Between two stops, it is in the group of the one before.
  const here = stops.findLast((stop) => stop <= index) ?? 0;
  const to = isForward ? stops.find((stop) => stop > index) : stops.findLast((stop) => stop < here);
  return to ?? (loop ? stops.at(isForward ? 0 : -1) : undefined);
}
