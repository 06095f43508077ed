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
 * it needs, and so are all slides of the row. The browser does it by itself (`settleRoot`); this
 * says what to expect of it.
 *
 * @param heights What the slides need, at the width of a column, in CSS px.
 */
export function gridBoxes(
  heights: ArrayLike<number>,
  { width, perRow, padding }: GridFigures,
): Arrangement {
  const column = Math.max(0, (width - (perRow - 1) * padding) / perRow);
  const boxes: Box[] = [];
  let y = 0;
  for (let begin = 0; begin < heights.length; begin += perRow) {
    const end = Math.min(begin + perRow, heights.length);
    let height = 0;
    for (let index = begin; index < end; index += 1) {
      height = Math.max(height, heights[index] as number);
    }
    for (let place = 0; place < end - begin; place += 1) {
      boxes.push({ x: place * (column + padding), y, width: column, height });
    }
    y += height + padding;
  }
  return { boxes, height: Math.max(0, y - padding) };
}
