// What every contestant lays out for: the defaults of the platform's galleries.

/** Between items, in CSS px, both ways. */
export const GAP = 20;
/** The container's widths in CSS px: at first, and after it was made narrower. */
export const WIDE = 1280;
export const NARROW = 900;
/** A column is at least this wide, in CSS px: four columns in the wide container, three in the narrow one. */
export const COLUMN_WIDTH = 250;
/** How high a justified row is meant to be, in CSS px. */
export const ROW_HEIGHT = 250;
/** Columns of the equal grid, in both containers. */
export const GRID_COLUMNS = 4;

/** How many columns fit. */
export const columnsIn = (width: number) =>
  Math.max(1, Math.floor((width + GAP) / (COLUMN_WIDTH + GAP)));
