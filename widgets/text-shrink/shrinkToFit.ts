/** The least font size that a text is given, in CSS px. */
export const LEAST_SIZE_PX = 11;

/**
 * Returns the font size at which a text fits, in CSS px: its own, or else the largest whole one. 11
 * where none fits; a text whose own size is 11 or less keeps it.
 *
 * @param own The size of the text as the page has it.
 * @param fits Tells whether the text fits at this size.
 */
export function shrinkToFit(own: number, fits: (size: number) => boolean): number {
  if (own <= LEAST_SIZE_PX || fits(own)) return own;
  let size = LEAST_SIZE_PX;
  let tooLarge = Math.ceil(own);
  while (tooLarge - size > 1) {
    const middle = Math.floor((size + tooLarge) / 2);
    if (fits(middle)) size = middle;
    else tooLarge = middle;
  }
  return size;
}
