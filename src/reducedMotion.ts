/** Whether the visitor asked for less motion. Read it when a motion is about to start. */
export const prefersReducedMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches;
