import type { Adoption } from '#engine/adoption';
import type { Size } from '#page/geometry/size';
import type { Reading } from '../loading/createBatch';

/** The tolerated difference of a box from its image's shape, in CSS px. */
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
    if (display === 'inline') {
      adoption.style(image, 'display', 'inline-block');
      // It then stands on the line as a picture does, and not as its text.
      adoption.style(image, 'overflow', 'hidden');
    }
    if (/^auto/.test(aspectRatio)) adoption.style(image, 'aspect-ratio', `${width} / ${height}`);
  };
}

/** Returns whether an image has another shape than its source. */
function isDistorted(image: HTMLImageElement, { width, height }: Size): boolean {
  const { offsetWidth, offsetHeight } = image;
  const wanted = (offsetWidth * height) / width;
  return offsetWidth > 0 && offsetHeight > 0 && Math.abs(offsetHeight - wanted) > TOLERANCE;
}

/** Returns the same for an image whose size only its attributes give; false for any other. */
const isDistortedByItself = (image: HTMLImageElement, size: Size): boolean =>
  image.getAttribute('width') === `${size.width}` &&
  image.getAttribute('height') === `${size.height}` &&
  isDistorted(image, size) &&
  getComputedStyle(image).objectFit === 'fill';

/**
 * Keeps an image that stands at its file's size within what is around it, and within the window:
 * nothing on the page gives it another, and it is wider. (What floats around it is as wide as it is.)
 * Returns what it has to write, after reading.
 */
export function keepWithin(
  image: HTMLImageElement,
  { width }: Size,
  adoption: Adoption,
): (() => void) | undefined {
  let around = image.parentElement;
  while (around && !around.clientWidth) around = around.parentElement;
  const room = Math.min(around?.clientWidth ?? 0, innerWidth);
  if (!around || image.offsetWidth !== Math.round(width) || width <= room) return undefined;
  return () => {
    adoption.style(image, 'max-width', 'min(100%, 100vw)');
    adoption.style(image, 'height', 'auto');
  };
}

/**
 * Keeps the shape of an image where the page's own styles limit one side (`max-width`,
 * `max-height`). Where they limit both, its room is given up. Looks three times, each time at all images
 * before one of them is changed.
 */
export function checkRoom(
  image: HTMLImageElement,
  size: Size,
  adoption: Adoption,
  add: (reading: Reading) => void,
): void {
  const { width, height } = size;
  add(() => {
    if (!isDistortedByItself(image, size)) return undefined;
    return () => {
      adoption.style(image, 'aspect-ratio', `${width} / ${height}`);
      adoption.attribute(image, 'height', null);
      add(checkWidth);
    };
  });
  const checkWidth = () => {
    if (!isDistorted(image, size)) return undefined;
    return () => {
      adoption.attribute(image, 'height', `${height}`);
      adoption.attribute(image, 'width', null);
      add(checkHeight);
    };
  };
  const checkHeight = () =>
    isDistorted(image, size) ? () => adoption.attribute(image, 'height', null) : undefined;
}

/**
 * Keeps the room of an image that did not come: WebKit draws those as squares, whatever shape they
 * are to have, unless they are told how high they are.
 */
export function keepRoom(image: HTMLImageElement, size: Size, adoption: Adoption): void {
  if (!isDistortedByItself(image, size)) return;
  adoption.style(image, 'height', `${(image.offsetWidth * size.height) / size.width}px`);
}
