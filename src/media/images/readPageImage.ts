import type { Warn } from '#engine/scope';
import { FITTINGS, type ImageMode, type ImageOptions } from './imageOptions';
import { isFramed } from './placing/isFramed';
import { ALIGNMENTS, type Alignment } from './placing/placing';
import { readRequest } from './readRequest';

const isKeyOf = <T extends object>(all: T, key: string): key is Extract<keyof T, string> =>
  Object.hasOwn(all, key);

/**
 * Returns the mode that the platform's markup says by the class of what is around an image, or its
 * sheets by the frame that they make of it.
 */
function modeAround(image: Element): ImageMode {
  const { parentElement: parent } = image;
  if (parent?.matches('.content-fit')) return 'content-fit';
  const isFilled = parent?.matches('.content-fill, .has-aspect-ratio') || isFramed(image);
  return isFilled ? 'content-fill' : 'none';
}

/**
 * Reads what an image of the page says of itself. `data-load="true"` loads at once; every other
 * image when it comes near the viewport (`false` is what the platform's server sends with each).
 * The platform's markup has no alignment: there the centre is meant, without a warning.
 */
export function readPageImage(image: HTMLElement, warn: Warn): Partial<ImageOptions> {
  const { load, mode, alignment, stretch, fixedRatio, useAdvancedPositioning, useBgImage } =
    image.dataset;
  const oneOf = <T extends object>(
    field: string,
    all: T,
    text: string | undefined,
    fallback: Extract<keyof T, string>,
  ): Extract<keyof T, string> => {
    if (!text) return fallback;
    if (isKeyOf(all, text)) return text;
    warn(field, `${JSON.stringify(text)} can't be used, ${JSON.stringify(fallback)} is`);
    return fallback;
  };
  const aligned: Alignment = oneOf('data-alignment', ALIGNMENTS, alignment, 'center');
  return {
    load: load === 'true' || 'viewport',
    // The platform's word for no mode is also null.
    mode: mode === 'null' ? 'none' : oneOf('data-mode', FITTINGS, mode, modeAround(image)),
    alignment: aligned,
    stretch: stretch !== 'false',
    fixedRatio: fixedRatio !== 'false',
    useAdvancedPositioning: useAdvancedPositioning !== 'false',
    useBgImage: useBgImage === 'true',
    ...readRequest(image, warn),
  };
}
