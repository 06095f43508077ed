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

/** Whether it has a shape of its own, and not the one that its attributes give it. */
function isDistorted(image: HTMLImageElement, { width, height }: Size): boolean {
  const { offsetWidth, offsetHeight } = image;
  const wanted = (offsetWidth * height) / width;
  return offsetWidth > 0 && offsetHeight > 0 && Math.abs(offsetHeight - wanted) > TOLERANCE;
}

/** The same, where nobody but us, or the server, says how large it is. */
const isDistortedByItself = (image: HTMLImageElement, size: Size): boolean =>
  image.getAttribute('width') === `${size.width}` &&
  image.getAttribute('height') === `${size.height}` &&
  isDistorted(image, size) &&
  getComputedStyle(image).objectFit === 'fill';

/**
 * Where the page's own styles limit one side of an image (`max-width`, `max-height`), the other
 * side follows from its shape. Where they limit both, its room is given up.
 */
export function checkRoom(image: HTMLImageElement, size: Size, adoption: Adoption): void {
  const { width, height } = size;
  if (!isDistortedByItself(image, size)) return;
  adoption.style(image, 'aspect-ratio', `${width} / ${height}`);
  adoption.attribute(image, 'height', null);
  if (!isDistorted(image, size)) return;
  adoption.attribute(image, 'height', `${height}`);
  adoption.attribute(image, 'width', null);
  if (isDistorted(image, size)) adoption.attribute(image, 'height', null);
}

/**
 * Keeps the room of an image that did not come: WebKit draws those as squares, whatever shape they
 * are to have, unless they are told how high they are.
 */
export function keepRoom(image: HTMLImageElement, size: Size, adoption: Adoption): void {
  if (!isDistortedByItself(image, size)) return;
  adoption.style(image, 'height', `${(image.offsetWidth * size.height) / size.width}px`);
}
