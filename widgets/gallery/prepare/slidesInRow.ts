/** Below this width of the gallery, in CSS px, 2 slides are seen at most. */
const NARROW = 480;

/** Below this one, 3. */
const MEDIUM = 724;

/** More are too narrow to be seen, and take a browser long. */
const MOST = 100;

/**
 * Returns how many slides of a carousel are seen at a time, or stand in a row of a grid: what was
 * asked for, without a fraction; at most 3 below 724 px of width and 2 below 480 px.
 */
export const slidesInRow = (width: number, slidesPerRow: number): number =>
  Math.min(Math.trunc(slidesPerRow), width < NARROW ? 2 : width < MEDIUM ? 3 : MOST);
