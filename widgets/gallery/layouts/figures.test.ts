import { expect, it } from 'vitest';
import { columnCount } from '../../../src/gallery/columnCount';
import { slidesInRow } from '../../../src/gallery/slidesInRow';
import { defaultsOf } from '../defaults';

const autocolumns = defaultsOf('autocolumns');
const autogrid = defaultsOf('autogrid');
const autorows = defaultsOf('autorows');
const carousel = defaultsOf('carousel');
const grid = defaultsOf('grid');

const columns = (width: number, behavior: 'min' | 'max') =>
  columnCount(width, autocolumns.columnWidth, autocolumns.gutter, behavior);

/** Of widgets.md 4 (Carousel) and 9 (Gallery layouts). */
it.each<[figure: string, is: unknown, specified: unknown]>([
  ['autocolumns: width of a column, in px', autocolumns.columnWidth, 250],
  ['autocolumns: gutter, in px', autocolumns.gutter, 0],
  ['autocolumns: 999 px, rounded down for min', columns(999, 'min'), 3],
  ['autocolumns: 751 px, otherwise up', columns(751, 'max'), 4],
  ['autocolumns: at least so many', columns(1, 'min'), 1],
  ['autogrid: width of a column, in px', autogrid.columnWidth, 250],
  ['autogrid: gutter, in px', autogrid.gutter, 0],
  ['autorows: height of a row, in px', autorows.rowHeight, 250],
  ['autorows: gutter, in px', autorows.gutter, 20],
  ['autorows: opens the lightbox', autorows.lightbox, true],
  ['carousel: gutter, in percent', carousel.gutter, 1],
  ['carousel: slides in a row', carousel.slidesPerRow, 3],
  ['carousel: below 480 px', slidesInRow(479.9, 9), 2],
  ['carousel: below 480 px, if the original is above 1', slidesInRow(479.9, 1), 1],
  ['carousel: from 480 px, below 724 px', [slidesInRow(480, 9), slidesInRow(723.9, 9)], [3, 3]],
  ['carousel: below 724 px, if the original is above 2', slidesInRow(723.9, 2), 2],
  ['carousel: from 724 px', slidesInRow(724, 9), 9],
  ['grid: slides in a row', grid.thumbnailsPerRow, 4],
  ['grid: padding, in px', grid.padding, 20],
  ['grid: opens the lightbox', grid.lightbox, true],
])('%s: %j', (_figure, is, specified) => {
  expect(is).toEqual(specified);
});
