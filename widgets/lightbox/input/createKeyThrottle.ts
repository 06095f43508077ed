import type { Clock } from '#engine/clock';

/**
 * Arrow keys that are held down, or pressed in a hurry, step once in this time, in milliseconds.
 */
export const KEY_THROTTLE_MS = 200;

/** Runs what it is given at once, unless it ran something less than `ms` ago: then nothing. */
export function createKeyThrottle({ now }: Clock, ms: number): (run: () => void) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (run) => {
    if (now() - last < ms) return;
    last = now();
    run();
  };
}
