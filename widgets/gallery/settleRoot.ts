import type { Adoption } from '../../src/adoption';
import { columnCount } from './geometry/columnCount';
import { slidesInRow } from './geometry/slidesInRow';
import type { GalleryOptions } from './options';

/** What the rows of a gallery hang on. */
export type RowOptions = Pick<
  GalleryOptions,
  'design' | 'thumbnailsPerRow' | 'padding' | 'columnWidth' | 'behavior' | 'gutter' | 'slidesPerRow'
>;

/**
 * Lays out the slides of a `grid`, an `autogrid` or a `carousel` by the root's inline styles alone:
 * the browser does the rest, however many slides there are. For `prepare`, before anything is
 * painted, and for the layouts whenever the width has changed. Platform pages lay out their own
 * grids, by the design's classes.
 *
 * @param width Of the root, in CSS px. Does not matter to a `grid`.
 */
export function settleRoot(
  root: HTMLElement,
  options: RowOptions,
  width: number,
  adoption: Adoption,
): void {
  const { design, gutter } = options;
  const isGrid = design === 'grid';
  const isCarousel = design === 'carousel';
  if (isGrid && root.closest('.sqs-gallery-block-grid')) return;
  const gap = isCarousel ? `${gutter}%` : `${isGrid ? options.padding : gutter}px`;
  const inRow = isCarousel
    ? slidesInRow(width, options.slidesPerRow)
    : isGrid
      ? options.thumbnailsPerRow
      : columnCount(width, options.columnWidth, gutter, options.behavior);
  const column = `calc((100% - ${inRow - 1} * ${gap}) / ${inRow})`;
  const columns = isCarousel ? `auto-flow ${column}` : `repeat(${inRow}, ${column})`;
  adoption.style(root, 'display', 'grid');
  adoption.style(root, 'gap', gap);
  adoption.style(root, 'grid', `none / ${columns}`);
  if (isCarousel) adoption.style(root, 'overflow', 'hidden');
}
