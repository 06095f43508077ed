/**
 * Returns how many columns a gallery has: as many as go into its width, rounded down for the
 * behaviour `min` (a column is never narrower than asked for) and up otherwise (never wider), at
 * least 1. n columns have n − 1 gutters between them: one gutter more on both sides of the division
 * makes it exact.
 *
 * @param width Of the gallery, in CSS px; 0 where it is hidden.
 * @param columnWidth Asked for, in CSS px; over 0.
 * @param gutter Between two columns, in CSS px.
 */
export function columnCount(
  width: number,
  columnWidth: number,
  gutter: number,
  behavior: 'min' | 'max',
): number {
  const round = behavior === 'min' ? Math.floor : Math.ceil;
  return Math.max(1, round((width + gutter) / (columnWidth + gutter)));
}
