import type { Scope } from '#engine/scope';
import { chooseWidth } from '#media/images/address/imageWidths';
import { boundRatio, readScreen } from '#media/images/address/pixelRatio';
import { sizedAddress } from '#media/images/address/sizedAddress';
import { waitForConsent } from '#media/images/loading/waitForConsent';
import type { Size } from '#page/geometry/size';

/** The source of a picture. */
export interface PictureSource {
  /** Its address, without a width. */
  source: string;
  /** Its place in the page, which may say how addresses name a width. */
  near: Element;
  /** The source's size in pixels, where it is known. */
  size: Size | undefined;
  /** A smaller one that is here already: it is shown until the right one has come. */
  placeholder: string | undefined;
}

/** Loads an image in the width that it is drawn in. */
export interface Picture {
  /** It is drawn so wide, in CSS px: loads a larger one where what is here is too small. */
  draw(width: number): void;
  /** Stops loading. */
  stop(): void;
}

/** Any ratio of pixels; one for one where data is saved. */
const BOUNDS = { dprMin: 0, dprMax: Number.POSITIVE_INFINITY, allowSaveData: true };

/**
 * Creates the loader of one picture. One of a provider of videos waits for the visitor's consent, as
 * the player does.
 *
 * @param onLoad Called with the size of each picture that came.
 * @param onFailure Called where nothing came, also without a width in the address, and there is
 *   nothing to show.
 */
export function createPicture(
  image: HTMLImageElement,
  { source, near, size, placeholder }: PictureSource,
  scope: Scope,
  onLoad: (size: Size) => void,
  onFailure: () => void,
): Picture {
  const addressOf = sizedAddress(near, source);
  /** The width that was asked for last. */
  let asked = 0;
  let isStopped = false;

  /** Loads beside the page, so that what is shown stays until the next one can be painted. */
  const fetchAside = async (address: string): Promise<void> => {
    const aside = new Image();
    aside.fetchPriority = image.fetchPriority;
    aside.src = address;
    // One that is in the cache is there at once.
    if (!aside.complete) await aside.decode();
    if (!isStopped) image.src = address;
  };

  /** Nothing is shown yet: the picture may be seen while it comes. */
  const fetchHere = (address: string) => {
    image.src = address;
    return image.decode();
  };

  const load = async (width: number) => {
    try {
      await waitForConsent(source, scope);
      if (isStopped || asked !== width) return;
      const fetch = image.hasAttribute('src') ? fetchAside : fetchHere;
      await fetch(addressOf?.(width) ?? source).catch(async (error) => {
        if (!addressOf) throw error;
        // A server that has no widths, or signs its addresses.
        if (!isStopped && asked === width) await fetch(source);
      });
    } catch {
      if (isStopped || asked !== width || placeholder) return;
      return onFailure();
    }
    const { naturalWidth, naturalHeight } = image;
    if (!isStopped && naturalWidth) onLoad({ width: naturalWidth, height: naturalHeight });
  };

  if (placeholder) image.src = placeholder;
  return {
    draw(width) {
      const needed = Math.min(
        width * boundRatio(readScreen(), BOUNDS),
        size?.width ?? Number.POSITIVE_INFINITY,
      );
      // What has one width is asked for once.
      const chosen = addressOf ? chooseWidth(needed) : Number.POSITIVE_INFINITY;
      if (chosen <= asked || !source) return;
      asked = chosen;
      void load(chosen);
    },
    stop() {
      isStopped = true;
      if (!image.complete) image.removeAttribute('src');
    },
  };
}
