import type { MasonryFigures } from '#page/sections/masonry';

/** Reads a length that a browser has computed; 0 for a word. */
const pixels = (length: string) => Number.parseFloat(length) || 0;

/**
 * Reads the columns that the page's parts have made of a list: they stand in rows there. Also where its
 * items are out of the grid.
 */
export function readFigures(list: HTMLElement): MasonryFigures & { rowGutter: number } {
  const { gridTemplateColumns, columnGap, rowGap } = getComputedStyle(list);
  return {
    width: list.clientWidth,
    columns: gridTemplateColumns.split(' ').length,
    gutter: pixels(columnGap),
    rowGutter: pixels(rowGap),
  };
}
