import type { Scope } from '#engine/scope';
import type { Placement } from '../placing/createPlacement';
import type { ReadImage } from '../readImage';

/** `waiting` for its moment, `loading`, then `loaded` or `failed`. */
export type ImageState = 'waiting' | 'loading' | 'loaded' | 'failed';

/** The width of an image that is here, and the one that is coming. */
export interface Arrivals {
  readonly state: ImageState;
  /** The width that was asked for last; 0 before the first, and where the browser chose it. */
  readonly asked: number;
  /**
   * Follows a load to its end: true if it came, false if not, undefined where a newer one took
   * over or the scope has ended.
   *
   * @param begin Begins it; what is no promise is here or not already.
   */
  follow(width: number, begin: () => Promise<boolean> | boolean): Promise<boolean | undefined>;
}

/**
 * Creates the arrivals of one image, which mark it as loading and as loaded.
 *
 * @param onLoad Called for the first that is here, and for each larger one.
 */
export function createArrivals(
  image: HTMLImageElement,
  { addressOf, hasSizes }: ReadImage,
  placement: Placement | undefined,
  scope: Scope,
  onLoad?: () => void,
): Arrivals {
  const { adopt } = scope;
  let state: ImageState = 'waiting';
  /** The width that is here; 0 before the first. */
  let here = 0;
  let asked = 0;
  /** Counts the loads, so that an older one does not speak for a newer. */
  let turn = 0;

  const noteLoaded = () => {
    here = asked;
    adopt.toggleClass(image, 'loaded', true);
    if (placement && hasSizes) adopt.attribute(image, 'data-image-resolution', `${here}w`);
    placement?.showAddress(addressOf(here));
    placement?.refit();
    onLoad?.();
  };

  return {
    get state() {
      return state;
    },
    get asked() {
      return asked;
    },
    async follow(width, begin) {
      asked = width;
      turn += 1;
      const mine = turn;
      state = 'loading';
      const arrives = begin();
      // A page may hide what is loading: one that is here already is never hidden.
      if (placement && typeof arrives !== 'boolean') adopt.toggleClass(image, 'loading', true);
      const hasCome = await arrives;
      if (scope.isEnded || mine !== turn) return undefined;
      state = hasCome || here ? 'loaded' : 'failed';
      adopt.toggleClass(image, 'loading', false);
      if (hasCome) noteLoaded();
      else if (here) image.src = addressOf(here);
      else placement?.keepMissing();
      return hasCome;
    },
  };
}
