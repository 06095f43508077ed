import type { Size } from '../../src/images/geometry';
import { type Box, coveringPicture, intersection, type ThumbnailPlace } from './flight';

/** The picture of a thumbnail, once it is there. */
export function thumbnailPicture(thumbnail: HTMLElement | undefined): HTMLImageElement | undefined {
  const image =
    thumbnail instanceof HTMLImageElement ? thumbnail : thumbnail?.querySelector('img[src]');
  const isHere = image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;
  return isHere ? image : undefined;
}

const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

/** `50% 30%` as shares; what is written in other units counts as the middle. */
function positionOf({ objectPosition }: CSSStyleDeclaration): [number, number] {
  const [x = Number.NaN, y = Number.NaN] = objectPosition
    .split(' ')
    .map((part) => (part.endsWith('%') ? Number.parseFloat(part) / 100 : Number.NaN));
  return [Number.isNaN(x) ? 0.5 : x, Number.isNaN(y) ? 0.5 : y];
}

/** How many elements around a picture are asked whether they crop it. */
const AROUND = 3;

/** What is left of a picture's box by the elements around it that cut off what does not fit. */
function croppedBy(image: HTMLImageElement, box: Box): Box {
  let seen = box;
  let around = image.parentElement;
  for (let level = 0; around && level < AROUND; level += 1, around = around.parentElement) {
    if (getComputedStyle(around).overflow !== 'visible') seen = intersection(seen, boxOf(around));
  }
  return seen;
}

/**
 * Where a thumbnail's picture is in the window, for an item to open from or to close to. Undefined
 * where it has no picture yet, or where none of it is in view. Reads the layout and writes nothing.
 */
export function readThumbnail(
  thumbnail: HTMLElement | undefined,
  window: Size,
): ThumbnailPlace | undefined {
  const image = thumbnailPicture(thumbnail);
  if (!image?.isConnected) return undefined;
  const box = boxOf(image);
  const style = getComputedStyle(image);
  const natural = { width: image.naturalWidth, height: image.naturalHeight };
  const picture =
    style.objectFit === 'cover' ? coveringPicture(box, natural, positionOf(style)) : box;
  const seen = croppedBy(image, intersection(box, picture));
  const inView = intersection(seen, { left: 0, top: 0, ...window });
  if (!inView.width || !inView.height) return undefined;
  return { picture, seen };
}
