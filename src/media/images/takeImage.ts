import type { Scope } from '#engine/scope';
import type { Visibility } from '#engine/visibility/visibility';
import type { ImageOptions } from './imageOptions';
import type { ImageState } from './loading/createArrivals';
import type { Batch } from './loading/createBatch';
import { createLoads, type ImageEvents, type LoadOptions } from './loading/createLoads';
import type { Queue } from './loading/createQueue';
import type { Resizes } from './loading/createResizes';
import { createPlacement } from './placing/createPlacement';
import { fillFrame } from './placing/fillFrame';
import { readImage } from './readImage';

/** An image that is taken care of, until it is destroyed. */
export interface TakenImage {
  readonly image: HTMLImageElement;
  /**
   * An image that is `loading` has that class; one that is `loaded` has the class `loaded`, and
   * `data-image-resolution`.
   */
  readonly state: ImageState;
  /**
   * Loads it in the width that its size asks for. Resolves with false where nothing was to be
   * done: it is loading, or what is there is as large (`allowConcurrentLoads`,
   * `forceImageUpdate`), or it was destroyed meanwhile. Rejects with `{x} not loaded` where the
   * server has no such image, and where the node has no size for a second.
   */
  load(changes?: LoadOptions): Promise<boolean>;
  /** Gives the node back as it was; an image that was delivered stays. */
  destroy(): void;
}

/** Parts that the images of a page share. */
export interface SharedParts {
  queue: Queue;
  near: Visibility;
  resizes: Resizes;
  batch: Batch;
}

/**
 * Takes care of one image, as long as its scope lasts.
 *
 * @throws Error where it has no source, or no parent to be placed in.
 */
export function takeImage(
  image: HTMLImageElement,
  options: ImageOptions,
  events: ImageEvents,
  scope: Scope,
  { queue, near, resizes, batch }: SharedParts,
): TakenImage {
  const read = readImage(image, options);
  // What the server completed stands where the server put it.
  const placement = read.isServed ? undefined : createPlacement(image, read, options, scope, batch);
  if (read.isServed) fillFrame(image, read.placing, scope.adopt);
  const loads = createLoads({ image, read, options, events, placement, queue, scope });
  if (placement) {
    const stop = resizes.watch(placement.boxes, options.resizeDelay, (atRest) => {
      placement.refit();
      if (atRest && loads.state === 'failed') placement.keepMissing();
      if (atRest && loads.isWanted) loads.loadByItself();
    });
    scope.own(stop);
  }
  if (read.isServed || read.begunWidth) {
    loads.takeOver();
  } else if (options.load === 'viewport') {
    const stop = near.watch(image, (isNear) => {
      if (isNear && !loads.isWanted) loads.loadByItself();
    });
    scope.own(stop);
  } else if (options.load) {
    loads.loadByItself();
  }
  return {
    image,
    get state() {
      return loads.state;
    },
    load: loads.load,
    destroy: scope.destroy,
  };
}
