/** The widths of windows, in CSS px, from which an item list has so many columns. */
const STEPS: readonly (readonly [width: number, columns: number])[] = [
  [576, 2],
  [992, 3],
  [1100, 4],
  [1200, 6],
];

/** How the items of a carousel stand side by side. */
export interface ItemListRow {
  /** Items in view at a time. */
  columns: number;
  /** Between two items: a length of CSS. */
  gap: string;
}

/** In windows in which one item is in view. */
const NARROW_GAP = '20px';

/** Returns how the items of a carousel stand in a window of this width, as the platform's style sheets have it. */
export function readItemList({ dataset }: HTMLElement, windowWidth: number): ItemListRow {
  const most = STEPS.findLast(([width]) => windowWidth >= width)?.[1];
  const { maxColumns, spaceBetweenSlidesValue, spaceBetweenSlidesUnit } = dataset;
  const [, unit = 'px'] = /^(px|%|vw|rem)$/.exec(spaceBetweenSlidesUnit ?? '') ?? [];
  const value = Number(spaceBetweenSlidesValue || 20);
  return {
    columns: Math.max(1, Math.min(Number(maxColumns) || 1, most ?? 1)),
    gap: most && value >= 0 && value < 1000 ? `${value}${unit}` : NARROW_GAP,
  };
}
