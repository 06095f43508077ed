import type { Adoption } from '../adoption';
import { columnCount } from './columnCount';
import type { Design } from './design';
import { slidesInRow } from './slidesInRow';

/** What the rows of a gallery hang on: options by name, or a block's own fields. */
export interface RowOptions {
  thumbnailsPerRow?: number;
  padding?: number;
  columnWidth?: number;
  behavior?: 'min' | 'max';
  gutter?: number;
  slidesPerRow?: number;
}

/**
 * Lays out the slides of a `grid`, an `autogrid` or a `carousel` by the root's inline styles alone:
 * the browser does the rest, however many slides there are. For `prepare`, before anything is
 * painted, and for the layouts whenever the width has changed. Platform pages lay out their own
 * grids, by the design's classes. The gutter of a summary block is in CSS px and not its carousel's.
 *
 * @param width Of the root, in CSS px. Does not matter to a `grid`.
 */
export function settleRoot(
  root: HTMLElement,
  design: Design,
  {
    thumbnailsPerRow = 4,
    padding = 20,
    columnWidth = 250,
    behavior = 'max',
    gutter,
    slidesPerRow = 3,
  }: RowOptions,
  width: number,
  adoption: Adoption,
): void {
  const isCarousel = design === 'carousel';
  const isGrid = design === 'grid';
  if (isGrid && root.closest('.sqs-gallery-block-grid')) return;
  const between = isCarousel && root.matches('.summary-item-list') ? 1 : (gutter ?? +isCarousel);
  const gap = isCarousel ? `${between}%` : `${isGrid ? padding : between}px`;
  const inRow = isCarousel
    ? slidesInRow(width, slidesPerRow)
    : isGrid
      ? thumbnailsPerRow
      : columnCount(width, +columnWidth, +between, behavior);
  const column = `calc((100% - ${inRow - 1}*${gap})/${inRow})`;
  adoption.style(root, 'display', 'grid');
  adoption.style(root, 'gap', gap);
  adoption.style(
    root,
    'grid',
    `none / ${isCarousel ? `auto-flow ${column}` : `repeat(${inRow}, ${column})`}`,
  );
  if (isCarousel) adoption.style(root, 'overflow', 'hidden');
}
