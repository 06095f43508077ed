import type { Adoption } from '#engine/adoption';
import { isFramed } from './isFramed';
import type { Placing } from './placing';
import { advancedStyles } from './placingStyles';

/**
 * Fits an image that the server completed into the frame that the page's own styles make of its
 * parent. One that the server or these styles have fitted is left as it is.
 */
export function fillFrame(image: HTMLImageElement, placing: Placing, adoption: Adoption): void {
  if (placing.fitting === 'none' || !isFramed(image)) return;
  if (getComputedStyle(image).objectFit !== 'fill') return;
  for (const [property, value] of Object.entries(advancedStyles(placing) ?? {})) {
    adoption.style(image, property, value);
  }
}
