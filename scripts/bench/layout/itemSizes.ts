import type { Size } from '../../../src/page/geometry/size';

/** Widths and heights of photographs, as they come from cameras and their owners' crops. */
const SIZES: readonly Size[] = [
  { width: 1500, height: 1000 },
  { width: 1000, height: 1500 },
  { width: 1600, height: 900 },
  { width: 1200, height: 1200 },
  { width: 800, height: 1000 },
  { width: 1400, height: 1050 },
  { width: 1050, height: 1400 },
];

/** So many sizes, mixed, and the same in every run. */
export const itemSizes = (count: number): Size[] =>
  Array.from({ length: count }, (_, index) => {
    // Steps of a size that shares no factor with the list's length, changing with every turn.
    const turn = Math.floor(index / SIZES.length);
    return SIZES[(index * 3 + turn * 2) % SIZES.length] as Size;
  });
