import { images as texts } from '#texts/widgets/images';
import { fileNameAddress } from './address/fileNameAddress';
import { imageAddress } from './address/imageAddress';
import { IMAGE_WIDTHS } from './address/imageWidths';
import { FITTINGS, type ImageOptions } from './imageOptions';
import { CENTRE, readPoint, type Size } from './placing/geometry';
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
  addressOf(width: number): string;
}

const isAddress = (source: string) => {
  try {
    return !!source.trim() && !!new URL(source, document.baseURI);
  } catch {
    return false;
  }
};

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
  const addressIn = sizeFormat === 'filename' ? fileNameAddress : imageAddress;
  const addressOf = (width: number) => addressIn(source, width);
  const src = image.getAttribute('src');
  // The first pass knows one form alone.
  const begunWidth = IMAGE_WIDTHS.find(
    (width) => src === addressOf(width) || src === imageAddress(source, width),
  );
  return {
    source,
    size: readDimensions(options.dimensions ?? imageDimensions),
    placing: {
      fitting: FITTINGS[mode],
      focalPoint: options.focalPoint ?? readPoint(imageFocalPoint) ?? CENTRE,
      alignment: alignment ?? 'center',
      stretch,
      fixedRatio,
    },
    isServed: image.hasAttribute('srcset') || (src !== null && !begunWidth),
    begunWidth,
    addressOf,
  };
}
