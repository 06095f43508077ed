/** No text is made smaller than this, in CSS px. */
export const LEAST_SIZE = 11;

/**
 * The font size at which a text fits, in CSS px: its own, else the largest whole one. Where none
 * fits it is 11; a text whose own size is 11 or less keeps it.
 *
 * @param own The size of the text as the page has it.
 * @param fits Whether the text fits at this size.
 */
export function shrinkToFit(own: number, fits: (size: number) => boolean): number {
  if (own <= LEAST_SIZE || fits(own)) return own;
  let size = LEAST_SIZE;
  let tooLarge = Math.ceil(own);
  while (tooLarge - size > 1) {
    const middle = Math.floor((size + tooLarge) / 2);
    if (fits(middle)) size = middle;
    else tooLarge = middle;
  }
  return size;
}
