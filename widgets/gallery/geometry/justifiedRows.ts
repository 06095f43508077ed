import type { Arrangement, Box } from '#page/sections/box';

/** The figures of the rows, in CSS px. */
export interface RowFigures {
  /** Of the gallery. */
  width: number;
  /** What a row is to come close to; over 0. */
  rowHeight: number;
  /** Between two slides of a row, and between two rows. */
  gutter: number;
}

/** A row that is lower than its share of the height asked for is not even thought of. */
const LOWEST = 0.5;

/**
 * Returns how much a row is off: 0 at the height asked for; twice as high is as bad as half as
 * high. Squared, so that two rows that are a little off beat one that is far off.
 */
function offness(height: number, asked: number): number {
  const off = height > asked ? height / asked - 1 : asked / height - 1;
  return off * off;
}

/**
 * Returns where the rows begin, so that all rows together come as close as they can to the height
 * asked for: the shortest way through all the places where a row may begin (Knuth and Plass break
 * paragraphs into lines like this). The best way to each slide is built on the best ways to those
 * before it, and only so many slides come into question for one row, so that the time taken grows
 * with the number of slides.
 *
 * @returns The index at which each row begins, and at the end the number of slides.
 */
function breakRows(ratios: ArrayLike<number>, { width, rowHeight, gutter }: RowFigures): number[] {
  const count = ratios.length;
  // For each place between two slides: how bad the best way there is, and where its last row began.
  const costs = new Float64Array(count + 1);
  const begins = new Int32Array(count + 1);
  for (let end = 1; end <= count; end += 1) {
    let best = Number.POSITIVE_INFINITY;
    let ratio = 0;
    for (let begin = end - 1; begin >= 0; begin -= 1) {
      ratio += ratios[begin] as number;
      const height = (width - (end - begin - 1) * gutter) / ratio;
      const isAlone = begin === end - 1;
      if (height < rowHeight * LOWEST && !isAlone) break;
      // The last row is not blown up: it is right as it is, however short.
      const isShortEnd = end === count && height > rowHeight;
      const cost =
        (costs[begin] as number) + (isShortEnd || height <= 0 ? 0 : offness(height, rowHeight));
      // Where two ways are as good, the fuller row.
      if (cost <= best) {
        best = cost;
        begins[end] = begin;
      }
    }
    costs[end] = best;
  }
  const rows = [count];
  for (let end = count; end > 0; ) {
    end = begins[end] as number;
    rows.push(end);
  }
  return rows.reverse();
}

/**
 * Puts slides of any shapes into rows that fill the width exactly, their shapes and their order
 * kept. The height asked for is what the rows come close to, together; the last row is never
 * higher than that, and does not fill the width then.
 *
 * @param ratios Width through height of each slide; 1 for what is not a number over 0 (a slide
 * without a picture is a square).
 */
export function justifiedRows(ratios: ArrayLike<number>, figures: RowFigures): Arrangement {
  const { width, rowHeight, gutter } = figures;
  const shapes = Float64Array.from(ratios, (ratio) =>
    ratio > 0 && Number.isFinite(ratio) ? ratio : 1,
  );
  const rows = breakRows(shapes, figures);
  const boxes: Box[] = [];
  let y = 0;
  for (let row = 0; row + 1 < rows.length; row += 1) {
    const begin = rows[row] as number;
    const end = rows[row + 1] as number;
    let ratio = 0;
    for (let index = begin; index < end; index += 1) ratio += shapes[index] as number;
    const full = Math.max(0, width - (end - begin - 1) * gutter) / ratio;
    const height = end === shapes.length ? Math.min(full, rowHeight) : full;
    if (begin) y += gutter;
    let x = 0;
    for (let index = begin; index < end; index += 1) {
      const own = (shapes[index] as number) * height;
      boxes.push({ x, y, width: own, height });
      x += own + gutter;
    }
    y += height;
  }
  return { boxes, height: y };
}
