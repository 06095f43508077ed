import type { Adoption } from '../adoption';
import type { Size } from './geometry';

/** How far a box may differ from its image's shape, in CSS px. */
const TOLERANCE = 1.5;

/**
 * Keeps the room of an image that stands in the page's flow, by the attributes that the server
 * sends with newer pages: all that the page's own styles say is stronger. Returns what it has to
 * write, after reading.
 */
export function reserveRoom(
  image: HTMLImageElement,
  { width, height }: Size,
  adoption: Adoption,
): () => void {
  const isSized = image.hasAttribute('width') || image.hasAttribute('height');
  const isShown = image.hasAttribute('src');
  const { display, aspectRatio } = getComputedStyle(image);
  return () => {
    if (!isSized) {
      adoption.attribute(image, 'width', `${width}`);
      adoption.attribute(image, 'height', `${height}`);
    }
    if (isShown) return;
    // Until then it is drawn as its alternative text, which has no size unless it is a box, and
    // in WebKit a shape of its own.
    if (display === 'inline') adoption.style(image, 'display', 'inline-block');
    if (/^auto/.test(aspectRatio)) adoption.style(image, 'aspect-ratio', `${width} / ${height}`);
  };
}

/**
 * Where the page's own styles limit one side of an image (`max-width`, `max-height`), the other
 * side follows from its shape. Where they limit both, its room is given up.
 */
export function checkRoom(
  image: HTMLImageElement,
  { width, height }: Size,
  adoption: Adoption,
): void {
  const isDistorted = () => {
    const { offsetWidth, offsetHeight } = image;
    const wanted = (offsetWidth * height) / width;
    return offsetWidth > 0 && offsetHeight > 0 && Math.abs(offsetHeight - wanted) > TOLERANCE;
  };
  const isOurs =
    image.getAttribute('width') === `${width}` && image.getAttribute('height') === `${height}`;
  if (!isOurs || !isDistorted() || getComputedStyle(image).objectFit !== 'fill') return;
  adoption.style(image, 'aspect-ratio', `${width} / ${height}`);
  adoption.attribute(image, 'height', null);
  if (!isDistorted()) return;
  adoption.attribute(image, 'height', `${height}`);
  adoption.attribute(image, 'width', null);
  if (isDistorted()) adoption.attribute(image, 'height', null);
}
