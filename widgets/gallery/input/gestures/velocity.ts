/** The velocity of a pointer is that of its last so many milliseconds. */
const VELOCITY_MS = 100;

/** The place of a pointer, in CSS px, at a time, in ms. */
export interface Sample {
  readonly time: number;
  readonly x: number;
}

/** Returns the samples that still count for the velocity at a time, in their order. */
export const recentSamples = (samples: readonly Sample[], now: number): readonly Sample[] =>
  samples.filter(({ time }) => time >= now - VELOCITY_MS);

/**
 * Returns how fast a pointer moves at a time, in px a ms, positive to the right: from its first
 * place in the last 100 ms to its last. One that has rested since, or was seen only once, has 0.
 */
export function velocityAt(samples: readonly Sample[], now: number): number {
  const recent = recentSamples(samples, now);
  const [first, last] = [recent[0], recent.at(-1)];
  if (!first || !last || last.time <= first.time) return 0;
  return (last.x - first.x) / (last.time - first.time);
}
