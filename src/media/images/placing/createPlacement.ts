import type { Scope } from '#engine/scope';
import type { Size } from '#page/geometry/size';
import { images as texts } from '#texts/widgets/images';
import type { ImageOptions } from '../imageOptions';
import type { Batch, Reading } from '../loading/createBatch';
import type { ReadImage } from '../readImage';
import { fillStyles } from './fillStyles';
import { drawnWidth, placeImage } from './placing';
import { advancedStyles, backgroundStyles, placeStyles, type Styles } from './placingStyles';
import { checkRoom, keepRoom, keepWithin, reserveRoom } from './reserveRoom';

/** The place of an image on the page. */
export interface Placement {
  /** The boxes that its size follows. */
  readonly boxes: readonly Element[];
  /** Returns how many CSS px wide it is drawn; undefined while it has no size. */
  drawnWidth(): number | undefined;
  /** Places it anew, in the next batch, after its box, or what is known of its source, has changed. */
  refit(): void;
  /** Notes that the image shows another address. */
  showAddress(address: string): void;
  /** Keeps the room of an image that did not come. Again when its box is at rest anew. */
  keepMissing(): void;
  /**
   * Puts an image that was to fill a box without height into the page's flow instead: the box
   * takes its height from it.
   */
  moveIntoFlow(): void;
}

/** Elements in the line of a text, as a rule, which have no box that an image could fill. */
const IN_LINE = 'a, picture, span';

/** Returns the nearest element around an image that has a box of its own; null where there is none. */
function boxAround(image: HTMLImageElement): HTMLElement | null {
  let node = image.parentElement;
  while (node?.matches(IN_LINE) && getComputedStyle(node).display === 'inline') {
    node = node.parentElement;
  }
  return node;
}

/** Returns the box that an image fills, that of `parent` where it is placed; undefined while it has no size. */
function boxOf(image: HTMLImageElement, parent: Element | null): Size | undefined {
  // A hidden image has no size, however wide what is around it is.
  if (!image.getClientRects().length) return undefined;
  let node: Element | null = parent ?? image;
  if (!parent) while (node && !node.clientWidth) node = node.parentElement;
  const { clientWidth: width = 0, clientHeight: height = 0 } = node ?? {};
  return width && (height || !parent) ? { width, height } : undefined;
}

/**
 * Keeps the room of an image in the flow, or places it in its parent.
 *
 * @throws Error `No root node` where it is to be placed and has no parent.
 */
export function createPlacement(
  image: HTMLImageElement,
  { size, placing }: ReadImage,
  { useAdvancedPositioning, useBgImage }: ImageOptions,
  scope: Pick<Scope, 'adopt' | 'isEnded'>,
  batch: Batch,
): Placement {
  const { adopt } = scope;
  const parent = boxAround(image);
  /** The inline height that it had before it failed; undefined for one that has not. */
  let heightBefore: string | undefined;
  let isPlaced = placing.fitting !== 'none' || useBgImage;
  if (isPlaced && !parent) throw new Error(texts.noRoot);
  const advanced = useAdvancedPositioning ? advancedStyles(placing) : undefined;
  const style = (node: HTMLElement, styles: Styles) => {
    for (const [property, value] of Object.entries(styles)) adopt.style(node, property, value);
  };
  /** Of the source; where the server does not tell, of what is loaded, which has its shape. */
  const shape = (): Size | undefined => {
    const { naturalWidth: width, naturalHeight: height } = image;
    return size ?? (width && height ? { width, height } : undefined);
  };
  const place = () => {
    const isFree = parent !== null && getComputedStyle(parent).position === 'static';
    return () => {
      if (isFree) style(parent, { position: 'relative' });
      if (useBgImage) style(image, { ...fillStyles('cover', 50, 50), opacity: '0' });
      else style(image, advanced ?? { position: 'absolute' });
    };
  };
  const reserve = () => (size ? reserveRoom(image, size, adopt) : undefined);
  /** Once the scope has ended, all is as it was. */
  const add = (reading: Reading) => batch.add(() => (scope.isEnded ? undefined : reading()));
  add(isPlaced ? place : reserve);

  /** Reads what an image in the flow may take, or where one that is placed is to be. */
  const fit: Reading = () => {
    if (!isPlaced) {
      if (!size || heightBefore !== undefined) return undefined;
      checkRoom(image, size, adopt, add);
      return keepWithin(image, size, adopt);
    }
    const source = shape();
    if (advanced || useBgImage || !source) return undefined;
    const is = boxOf(image, isPlaced ? parent : null);
    return is && (() => style(image, placeStyles(placeImage(is, source, placing))));
  };

  return {
    boxes: [image, parent].filter((node) => node !== null),
    drawnWidth() {
      batch.flush();
      const is = boxOf(image, isPlaced ? parent : null);
      return is && drawnWidth(is, shape(), placing);
    },
    refit: () => add(fit),
    showAddress(address) {
      if (heightBefore !== undefined) style(image, { height: heightBefore });
      heightBefore = undefined;
      if (useBgImage && parent) style(parent, backgroundStyles(placing, address));
    },
    keepMissing() {
      heightBefore ??= image.style.height;
      if (!isPlaced && size) keepRoom(image, size, adopt);
    },
    moveIntoFlow() {
      if (!isPlaced || useBgImage || !parent?.clientWidth) return;
      isPlaced = false;
      // Not by giving it back: the first pass placed it too.
      for (const property in fillStyles('', 0, 0)) adopt.style(image, property, '');
      reserve()?.();
      if (size) keepWithin(image, size, adopt)?.();
    },
  };
}
