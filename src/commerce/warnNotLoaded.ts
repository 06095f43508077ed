/** Tells developers that code of the shop can't be had: the visitor reads less of it. */
export const warnNotLoaded = (): void => console.warn('Commerce rollup not loaded');
