/** Of the shape that `styles.css` gives a gallery of which nobody says how high it is. */
const DEFAULT_WIDTH = 300;

/**
 * Tells whether the page's styles say which shape a gallery of neutral markup has. On the platform's
 * pages the block decides.
 */
export const hasOwnShape = (root: Element): boolean =>
  root.matches('[data-gallery-slides]') &&
  (parseFloat(getComputedStyle(root).aspectRatio) || DEFAULT_WIDTH) !== DEFAULT_WIDTH;
