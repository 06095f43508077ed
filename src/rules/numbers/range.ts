/** Returns the numbers from 0 up to and without a count, of which only the whole part counts. */
export const range = (count: number): number[] => [...Array(Math.floor(count)).keys()];
