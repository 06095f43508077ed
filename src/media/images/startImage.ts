import type { Adoption } from '#engine/adoption';
import type { PrepareScope } from '#engine/scope';
import { chooseWidth } from './address/imageWidths';
import { readDimensions } from './readDimensions';

/** Firefox and Safari don't tell of a data saver. */
type SavingNavigator = Navigator & { connection?: { saveData?: boolean } };

/** What changes the place of an image, or what is asked for. */
const OWN_OPTIONS = /data-(mode|dpr-|allow-save|size-)/;

/**
 * The addresses of pictures that may be asked for before any code is here: of the page's own host, by
 * a path, and of the platform's (the first group), which make sizes; without a query. Others may be
 * those of a provider of videos, which wait for consent.
 */
const EARLY = /^(https:\/\/\w+\.squarespace(-cdn)?\.com(?=\/))?(?![\0- /\\]{2})[^:?]*$/;

/** A picture may become this much wider than in a row of the height that was asked for, so that rows are full. */
const GROWTH = 1.4;

/**
 * Starts an image of the first viewport in the first pass, before any code is asked for: in a
 * width that fits its parent, in its place, or with the room that it will take. Nothing is
 * written to images below the viewport, so that the page is laid out once for all of them. Those,
 * images without dimensions or of another host, and images that are placed or asked for in other ways
 * wait for the code.
 *
 * @param rowHeight Of the rows that it will stand in, in CSS px: it gets no wider than they make it,
 * however wide its parent is before. Undefined where it stands in none.
 * @returns Truthy where the image is in view and waits for the code.
 */
export function startImage(
  image: HTMLImageElement,
  rowHeight: number | undefined,
  adoption: Adoption,
): unknown {
  // A page has no image without a parent.
  const parent = image.parentElement as HTMLElement;
  const [isPlaced, isFit] = /content-fi(t?)|has-aspect-r/.exec(parent.className) || [];
  const { src, imageDimensions } = image.dataset;
  const size = readDimensions(imageDimensions);
  const [address, platform] = EARLY.exec(src ?? '') || [];
  /** How the address names a width; empty for a picture that has one alone. */
  const sizes =
    image.closest<HTMLElement>('[data-image-sizes]')?.dataset.imageSizes ??
    (platform ? '?format={width}w' : '');
  // What is hidden, and a line of text around an image, has no width.
  let needed = parent.clientWidth;
  const isDue = needed && Math.abs(image.getBoundingClientRect().top) < innerHeight && !image.src;
  if (
    isDue &&
    !OWN_OPTIONS.test(`${image.getAttributeNames()}`) &&
    address &&
    size &&
    // A width in the file's name is for the code.
    /^(\?|$)/.test(sizes)
  ) {
    const { width, height } = size;
    if (isPlaced) {
      adoption.style(image, 'position', 'absolute');
      adoption.style(image, 'object-fit', isFit ? 'contain' : 'cover');
      adoption.style(image, 'width', '100%');
      adoption.style(image, 'height', '100%');
      // Only now is the image no part of its height.
      const asHigh = (parent.clientHeight * width) / height;
      needed = isFit ? Math.min(needed, asHigh || needed) : Math.max(needed, asHigh);
    } else if (!image.hasAttribute('width')) {
      adoption.attribute(image, 'width', `${width}`);
      adoption.attribute(image, 'height', `${height}`);
    }
    needed =
      Math.min(needed, (GROWTH * width * (rowHeight as number)) / height || needed) *
      ((navigator as SavingNavigator).connection?.saveData ? 1 : devicePixelRatio);
    image.src = address + sizes.replace('{width}', `${chooseWidth(needed)}`);
    // Nothing on the page limits it; a slide of such rows is as wide as its picture.
    if (!isPlaced && image.offsetWidth === width && (rowHeight || width > parent.clientWidth)) {
      adoption.style(image, 'max-width', '100%');
      adoption.style(image, 'height', 'auto');
    }
  }
  return isDue && !image.src;
}

/** Starts an image of the page by itself, as `startImage` does: the initializer's `prepare`. */
export const prepareImage = ({ node, adopt }: PrepareScope): unknown =>
  startImage(node as HTMLImageElement, undefined, adopt);
