import type { Size } from '#page/geometry/size';
import { images as texts } from '#texts/widgets/images';
import { fileNameAddress } from './address/fileNameAddress';
import { imageAddress } from './address/imageAddress';
import { IMAGE_WIDTHS } from './address/imageWidths';
import { type SizedAddress, sizedAddress } from './address/sizedAddress';
import { FITTINGS, type ImageOptions } from './imageOptions';
import { CENTRE, readAnchor } from './placing/anchor';
import type { Placing } from './placing/placing';
import { readDimensions } from './readDimensions';

/** An image as its attributes and its options have it. */
export interface ReadImage {
  source: string;
  /** The source's size in pixels, where the server says it. */
  size: Size | undefined;
  placing: Placing;
  /** The server completed it: the browser loads it by itself. */
  isServed: boolean;
  /** The width that Skerry let it load before: in the first pass, or in an earlier life. */
  begunWidth: number | undefined;
  /** Whether its server has it in several widths; else it is loaded once, as it is. */
  hasSizes: boolean;
  addressOf(width: number): string;
}

const isAddress = (source: string) => {
  try {
    return !!source.trim() && !!new URL(source, document.baseURI);
  } catch {
    return false;
  }
};

/** Stands for the width of a picture that has one alone: there is no larger one. */
export const ONLY_WIDTH = Number.POSITIVE_INFINITY;

const saidAddress =
  (source: string, format: 'queryString' | 'filename'): SizedAddress =>
  (width) =>
    (format === 'filename' ? fileNameAddress : imageAddress)(source, width);

/**
 * Reads an image.
 *
 * @throws Error where there is no address to load from.
 */
export function readImage(image: HTMLImageElement, options: ImageOptions): ReadImage {
  const source = options.source ?? image.dataset.src ?? '';
  if (!isAddress(source)) throw new Error(texts.invalidSource);
  const { imageDimensions, imageFocalPoint } = image.dataset;
  const { mode, stretch, fixedRatio, alignment, sizeFormat } = options;
  if (mode === 'content-fit' && !alignment) {
    console.warn(`Skerry: ${source}: alignment: is missing, center is used`);
  }
  const sized = sizeFormat ? saidAddress(source, sizeFormat) : sizedAddress(image, source);
  const addressOf = sized ?? (() => source);
  const src = image.getAttribute('src');
  const begunWidth = sized
    ? // The first pass writes a query behind the address.
      IMAGE_WIDTHS.find((width) => src === addressOf(width) || src === imageAddress(source, width))
    : src === source
      ? ONLY_WIDTH
      : undefined;
  return {
    source,
    size: readDimensions(options.dimensions ?? imageDimensions),
    placing: {
      fitting: FITTINGS[mode],
      focalPoint: options.focalPoint ?? readAnchor(imageFocalPoint) ?? CENTRE,
      alignment: alignment ?? 'center',
      stretch,
      fixedRatio,
    },
    isServed: image.hasAttribute('srcset') || (src !== null && !begunWidth),
    begunWidth,
    hasSizes: sized !== undefined,
    addressOf,
  };
}
