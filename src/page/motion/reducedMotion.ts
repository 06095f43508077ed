/** Tells whether the visitor asked for less motion. Ask when a motion is about to start. */
export const prefersReducedMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches;
