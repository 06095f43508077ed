import type { Adoption } from '../adoption';
import { chooseWidth } from './imageWidths';

/** Firefox and Safari don't tell of a data saver. */
type SavingNavigator = Navigator & { connection?: { saveData?: boolean } };

/** How much wider than in a row as high as asked for a picture may become, so that rows are full. */
const GROWTH = 1.4;

/**
 * An image in the first viewport starts in the first pass, before any code is asked for: in a
 * width that fits its parent, in its place, or with the room that it will take. Nothing is
 * written to what is below, so that the page is laid out once for all of them; that, what has no
 * dimensions, and what is to be placed in other ways waits for the code.
 *
 * @param rowHeight Of the rows that it will stand in, in CSS px: it gets no wider than they make it,
 * however wide its parent is before. Anything else, as the block that the registry says, is none.
 * @returns Truthy if it was started.
 */
export function startImage(
  image: HTMLImageElement,
  rowHeight: unknown,
  adoption: Adoption,
): unknown {
  // A page has no image without a parent.
  const parent = image.parentElement as HTMLElement;
  const [isPlaced, isFit] = /content-fi(t?)|has-aspect-r/.exec(parent.className) || [];
  const { mode, src, imageDimensions } = image.dataset;
  const isDue =
    // What is hidden, and a line of text around an image, has no width.
    parent.clientWidth &&
    Math.abs(image.getBoundingClientRect().top) < innerHeight &&
    !mode &&
    src &&
    imageDimensions &&
    !image.src &&
    !/\?/.test(src);
  if (isDue) {
    const [width, height] = imageDimensions.split('x') as [string, string];
    let needed = parent.clientWidth;
    if (isPlaced) {
      adoption.style(image, 'position', 'absolute');
      adoption.style(image, 'object-fit', isFit ? 'contain' : 'cover');
      adoption.style(image, 'width', '100%');
      adoption.style(image, 'height', '100%');
      // Only now is the image no part of its height.
      const asHigh = (parent.clientHeight * +width) / +height;
      needed = isFit ? Math.min(needed, asHigh || needed) : Math.max(needed, asHigh);
    } else if (!image.hasAttribute('width')) {
      adoption.attribute(image, 'width', width);
      adoption.attribute(image, 'height', height);
    }
    needed =
      Math.min(needed, (GROWTH * +width * (rowHeight as number)) / +height || needed) *
      ((navigator as SavingNavigator).connection?.saveData ? 1 : devicePixelRatio);
    image.src = `${src}?format=${chooseWidth(needed)}w`;
  }
  return isDue;
}
