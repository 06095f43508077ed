import type { Arrangement, Box } from './box';

/** What the places of a grid hang on. */
export interface GridFigures {
  /** Of the gallery, in CSS px. */
  width: number;
  /** Slides in a row; at least 1. */
  perRow: number;
  /** Between two slides, in both directions, in CSS px. */
  padding: number;
}

/**
 * Where CSS grid puts slides into columns of one width: a row is as high as the highest slide in
 * it, and slides begin at its top. The browser does it by itself (`settleRoot`); this says what to
 * expect of it.
 *
 * @param heights Of the slides, at the width of a column, in CSS px.
 */
export function gridBoxes(
  heights: ArrayLike<number>,
  { width, perRow, padding }: GridFigures,
): Arrangement {
  const column = Math.max(0, (width - (perRow - 1) * padding) / perRow);
  const boxes: Box[] = new Array(heights.length);
  let y = 0;
  let rowHeight = 0;
  for (let index = 0; index < heights.length; index += 1) {
    const place = index % perRow;
    if (!place && index) {
      y += rowHeight + padding;
      rowHeight = 0;
    }
    const height = heights[index] as number;
    rowHeight = Math.max(rowHeight, height);
    boxes[index] = { x: place * (column + padding), y, width: column, height };
  }
  return { boxes, height: y + rowHeight };
}
