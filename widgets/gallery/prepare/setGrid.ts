import type { Adoption } from '#engine/adoption';
import type { Design } from '../model/design';
import { columnCount } from './columnCount';
import type { RoomOptions } from './readRoom';
import { slidesInRow } from './slidesInRow';

/**
 * Makes the root a CSS grid of slides: the browser does the rest, however many slides there are.
 * For the first pass, before anything is painted, and for the layouts whenever the width has
 * changed. Platform pages lay out their own grids, by the design's classes. The gutter of a summary
 * block is in CSS px and not its carousel's.
 *
 * @param widthOf Returns the root's width, in CSS px. Called only where it is needed: it may lay out the page.
 */
export function setGrid(
  root: HTMLElement,
  design: Design,
  { thumbnailsPerRow, padding, columnWidth, behavior, gutter, slidesPerRow }: RoomOptions,
  widthOf: () => number,
  adoption: Adoption,
): void {
  const isCarousel = design === 'carousel';
  const isGrid = design === 'grid';
  if (isGrid && root.closest('.sqs-gallery-block-grid')) return;
  const width = widthOf();
  const isSummary = root.matches('.summary-item-list');
  const between = isCarousel && isSummary ? 1 : gutter;
  const gap = isCarousel ? `${between}%` : `${isGrid ? padding : between}px`;
  const inRow =
    isCarousel || isGrid
      ? slidesInRow(width, isGrid ? thumbnailsPerRow : slidesPerRow)
      : columnCount(width, columnWidth, between, behavior);
  const column = `calc((100% - ${inRow - 1}*${gap})/${inRow})`;
  adoption.style(root, 'display', 'grid');
  adoption.style(root, 'gap', gap);
  adoption.style(
    root,
    'grid',
    `none / ${isCarousel ? `auto-flow ${column}` : `repeat(${inRow}, ${column})`}`,
  );
  if (isCarousel) {
    adoption.style(root, 'overflow', 'hidden');
    // What is out of the flow in a slide far away must not make the page wider.
    adoption.style(root, 'position', 'relative');
    // The page's styles make room for paddings that its slides have not.
    if (isSummary) adoption.style(root, 'margin-left', '0');
  }
}
