import type { Adoption } from '../adoption';
import type { Clock } from '../clock';
import { fillText } from '../strings/fillText';
import { images as texts } from '../strings/images';
import type { Visibility } from '../visibility';
import { arrival } from './arrival';
import type { Batch } from './createBatch';
import { createPlacement } from './createPlacement';
import type { Queue } from './createQueue';
import type { Resizes } from './createResizes';
import type { ImageOptions } from './imageOptions';
import { chooseWidth } from './imageWidths';
import { boundRatio, readScreen } from './pixelRatio';
import { readImage } from './readImage';
import { retryForSize } from './retryForSize';
import type { ImageEvents, TakenImage } from './takenImage';

/** What the images of a page share. */
export interface ImageServices {
  clock: Clock;
  queue: Queue;
  near: Visibility;
  resizes: Resizes;
  batch: Batch;
}

/** Takes care of one image. Throws where it has no source, or no parent to be placed in. */
export function takeImage(
  image: HTMLImageElement,
  options: ImageOptions,
  { onLoad, onFailure, onRelease }: ImageEvents,
  adoption: Adoption,
  { clock, queue, near, resizes, batch }: ImageServices,
): TakenImage {
  const read = readImage(image, options);
  const { addressOf } = read;
  // What the server completed stands where the server put it.
  const placement = read.isServed
    ? undefined
    : createPlacement(image, read, options, adoption, batch);
  const life = new AbortController();
  const { signal } = life;
  let state: TakenImage['state'] = 'waiting';
  /** The width that is here, and the one that was asked for last; 0 before the first. */
  let here = 0;
  let asked = 0;
  /** It is to be here; before that a change of its size loads nothing. */
  let isWanted = false;
  let isMeasuring = false;
  let wasSkipped = false;
  /** Counts the loads, so that an older one does not speak for a newer. */
  let turn = 0;

  const neededWidth = () => {
    const drawn = placement?.drawnWidth();
    if (!drawn) return undefined;
    const ratio = boundRatio(readScreen(), options) * options.sizeAdjustment;
    return chooseWidth(Math.min(drawn * ratio, read.size?.width ?? Number.POSITIVE_INFINITY));
  };

  const notLoaded = () => new Error(fillText(texts.notLoaded, { x: read.source }));

  /** Waits for what the image is loading; whether it came, or undefined where a newer load took over. */
  const follow = async (arriving: () => Promise<boolean> | boolean) => {
    turn += 1;
    const mine = turn;
    state = 'loading';
    const arrives = arriving();
    // A page may hide what is loading: one that is here already is never hidden.
    if (placement && typeof arrives !== 'boolean') adoption.toggleClass(image, 'loading', true);
    const came = await arrives;
    if (signal.aborted || mine !== turn) return undefined;
    state = came || here ? 'loaded' : 'failed';
    adoption.toggleClass(image, 'loading', false);
    if (came) {
      here = asked;
      adoption.toggleClass(image, 'loaded', true);
      if (placement) adoption.attribute(image, 'data-image-resolution', `${here}w`);
      placement?.shows(addressOf(here));
      placement?.fit();
      onLoad?.();
    } else if (here) {
      image.src = addressOf(here);
    } else {
      placement?.fails();
    }
    if (wasSkipped) loadAlone();
    return came;
  };

  const show = (address: string) => async () => {
    if (signal.aborted) return false;
    const arrives = arrival(image, signal);
    image.src = address;
    return arrives;
  };

  const load: TakenImage['load'] = async (changes) => {
    const { forceImageUpdate, allowConcurrentLoads } = { ...options, ...changes };
    isWanted = true;
    wasSkipped = (isMeasuring || state === 'loading') && !allowConcurrentLoads;
    if (wasSkipped || !placement || signal.aborted) return false;
    isMeasuring = true;
    let needed = neededWidth() ?? (await retryForSize(clock, neededWidth, signal));
    isMeasuring = false;
    if (signal.aborted) return false;
    if (!needed) {
      placement.giveUp();
      needed = neededWidth();
    }
    if (!needed) throw notLoaded();
    if (needed <= asked && !forceImageUpdate) return false;
    asked = needed;
    const came = await follow(() => queue.add(show(addressOf(needed))));
    if (came === false) throw notLoaded();
    return came ?? false;
  };

  const loadAlone = () => {
    load().catch((error: Error) => onFailure?.(error));
  };

  const stopResizes = placement
    ? resizes.watch(placement.boxes, options.resizeDelay, (atRest) => {
        placement.fit();
        if (atRest && state === 'failed') placement.fails();
        if (atRest && isWanted) loadAlone();
      })
    : () => {};
  let stopNear = () => {};

  if (read.begunWidth) {
    // It was placed before anybody knew whether its box has a height.
    retryForSize(clock, neededWidth, signal).then((needed) => needed || placement?.giveUp());
  }
  if (read.isServed || read.begunWidth) {
    asked = read.begunWidth ?? 0;
    isWanted = true;
    follow(() => (image.complete ? image.naturalWidth > 0 : arrival(image, signal))).then(
      (came) => came === false && onFailure?.(notLoaded()),
    );
  } else if (options.load === 'viewport') {
    stopNear = near.watch(image, (isNear) => {
      if (isNear && !isWanted) loadAlone();
    });
  } else if (options.load) {
    loadAlone();
  }

  return {
    image,
    get state() {
      return state;
    },
    load,
    release() {
      life.abort();
      stopNear();
      stopResizes();
      placement?.stop();
      adoption.release();
      onRelease?.();
    },
  };
}
