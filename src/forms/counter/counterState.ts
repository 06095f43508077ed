/** A screen reader is told once so little is left: this part of the maximum, or this many characters. */
const NEAR_PART = 0.1;
const NEAR_CHARACTERS = 10;

/** Where a text stands against its maximum length. */
export type CounterState = 'far' | 'near' | 'exceeded';

/** Returns where a text stands: `near` from the last tenth or the last ten characters on. */
export function counterState(count: number, max: number): CounterState {
  if (count > max) return 'exceeded';
  return max - count <= Math.max(NEAR_CHARACTERS, max * NEAR_PART) ? 'near' : 'far';
}
