import type { Size } from '#page/geometry/size';
import {
  type Box,
  coveringPicture,
  intersection,
  type ThumbnailPlace,
} from '../geometry/thumbnailPose';

/** Returns the picture of a thumbnail, once it is there. */
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

/** Reads `50% 30%` as shares; other units count as the middle. */
function positionOf({ objectPosition }: CSSStyleDeclaration): [number, number] {
  const [x = Number.NaN, y = Number.NaN] = objectPosition
    .split(' ')
    .map((part) => (part.endsWith('%') ? Number.parseFloat(part) / 100 : Number.NaN));
  return [Number.isNaN(x) ? 0.5 : x, Number.isNaN(y) ? 0.5 : y];
}

/** The number of elements around a picture that may crop it. */
const AROUND = 3;

/** Returns the part of a picture's box that the elements around it don't crop. */
function croppedBy(image: HTMLImageElement, box: Box): Box {
  let seen = box;
  let around = image.parentElement;
  for (let level = 0; around && level < AROUND; level += 1, around = around.parentElement) {
    if (getComputedStyle(around).overflow !== 'visible') seen = intersection(seen, boxOf(around));
  }
  return seen;
}

/**
 * Returns where a thumbnail's picture is, for an item to open from or to close to. Undefined
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
