import type { Arrangement, Box } from './box';

/** The figures of a masonry, in CSS px. */
export interface MasonryFigures {
  /** Of the gallery. */
  width: number;
  /** At least 1. */
  columns: number;
  /** Between two columns. */
  gutter: number;
  /** Between two slides of a column; default: as between two columns. */
  rowGutter?: number;
}

/** Returns the width of each column of a masonry, in CSS px; 0 where the gutters leave no room. */
export const masonryColumnWidth = ({ width, columns, gutter }: MasonryFigures): number =>
  Math.max(0, (width - (columns - 1) * gutter) / columns);

/**
 * Fills columns of one width from the top: each slide, in order, goes into the column that is the
 * shortest by then, the leftmost of several. That is also what `display: grid-lanes` does with a
 * tolerance of 0.
 *
 * A heap would find the shortest column in log(columns) steps instead of columns; but there are
 * rarely more than ten columns, and going through ten numbers that lie side by side is faster.
 *
 * @param heights Of the slides, at the width of a column, in CSS px.
 */
export function masonry(heights: ArrayLike<number>, figures: MasonryFigures): Arrangement {
  const { columns, gutter, rowGutter = gutter } = figures;
  const width = masonryColumnWidth(figures);
  // Where the next slide of each column begins.
  const ends = new Float64Array(columns);
  const boxes: Box[] = new Array(heights.length);
  let bottom = 0;
  for (let index = 0; index < heights.length; index += 1) {
    let shortest = 0;
    for (let column = 1; column < columns; column += 1) {
      if ((ends[column] as number) < (ends[shortest] as number)) shortest = column;
    }
    const y = ends[shortest] as number;
    const height = heights[index] as number;
    boxes[index] = { x: shortest * (width + gutter), y, width, height };
    bottom = Math.max(bottom, y + height);
    ends[shortest] = y + height + rowGutter;
  }
  return { boxes, height: bottom };
}
