import type { Adoption } from '../adoption';
import type { Size } from './geometry';

/** How far a box may differ from its image's shape, in CSS px. */
const TOLERANCE = 1.5;

/**
 * Keeps the room of an image that stands in the page's flow, by the attributes that the server
 * sends with newer pages: all that the page's own styles say is stronger.
 */
export function reserveRoom(
  image: HTMLImageElement,
  { width, height }: Size,
  adoption: Adoption,
): void {
  if (!image.hasAttribute('width') && !image.hasAttribute('height')) {
    adoption.attribute(image, 'width', `${width}`);
    adoption.attribute(image, 'height', `${height}`);
  }
  // Without `src` it is drawn as its alternative text, which has no size unless it is a box.
  if (image.hasAttribute('src') || getComputedStyle(image).display !== 'inline') return;
  adoption.style(image, 'display', 'inline-block');
}

/**
 * Gives up what distorts the image: its height where the page's own styles limit the width alone,
 * and all of its room where they limit the height.
 */
export function checkRoom(
  image: HTMLImageElement,
  { width, height }: Size,
  adoption: Adoption,
): void {
  const isOurs = (side: string, size: number) => image.getAttribute(side) === `${size}`;
  const isDistorted = () => {
    const { offsetWidth, offsetHeight } = image;
    const wanted = (offsetWidth * height) / width;
    return offsetWidth > 0 && offsetHeight > 0 && Math.abs(offsetHeight - wanted) > TOLERANCE;
  };
  if (!isOurs('width', width) || !isDistorted()) return;
  if (getComputedStyle(image).objectFit !== 'fill') return;
  if (isOurs('height', height)) {
    adoption.attribute(image, 'height', null);
    adoption.style(image, 'aspect-ratio', `auto ${width} / ${height}`);
  }
  if (isDistorted()) adoption.attribute(image, 'width', null);
}
