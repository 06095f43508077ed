import type { Scope } from '#engine/scope';
import { fillText } from '#texts/fillText';
import { images as texts } from '#texts/widgets/images';
import { chooseWidth } from '../address/imageWidths';
import { boundRatio, readScreen } from '../address/pixelRatio';
import type { ImageOptions } from '../imageOptions';
import type { Placement } from '../placing/createPlacement';
import { ONLY_WIDTH, type ReadImage } from '../readImage';
import { arrival } from './arrival';
import { createArrivals, type ImageState } from './createArrivals';
import type { Queue } from './createQueue';
import { retryForSize } from './retryForSize';
import { waitForConsent } from './waitForConsent';

/** Callbacks of an image, for whoever took it. */
export interface ImageEvents {
  /** Called when it is there, for the first time or in a larger width. */
  onLoad?(): void;
  /** Called when it did not load by itself. Default: nobody is told. */
  onFailure?(error: Error): void;
}

/** Options of a single load, over those of the image. */
export type LoadOptions = Partial<Pick<ImageOptions, 'forceImageUpdate' | 'allowConcurrentLoads'>>;

/** An image, and all that its loads hang on. */
export interface LoadedImage {
  image: HTMLImageElement;
  read: ReadImage;
  options: ImageOptions;
  events: ImageEvents;
  /** Undefined for an image that the server completed: that one is never loaded anew. */
  placement: Placement | undefined;
  queue: Queue;
  scope: Scope;
}

/** The loads of one image, one after the other. */
export interface Loads {
  readonly state: ImageState;
  /** It is to be here; before that a change of its size loads nothing. */
  readonly isWanted: boolean;
  /** Loads what its size asks for; false where nothing was to be done. */
  load(changes?: LoadOptions): Promise<boolean>;
  /** The same; a failure is told to `onFailure`. */
  loadByItself(): void;
  /** Takes over what the browser loads already, from the server's markup or from the first pass. */
  takeOver(): void;
}

/** Measures the width that an image is to have, in pixels; undefined while it has no size. */
const createMeasure =
  ({ read, options, placement }: LoadedImage) =>
  (): number | undefined => {
    const drawn = placement?.drawnWidth();
    if (!drawn) return undefined;
    if (!read.hasSizes) return ONLY_WIDTH;
    const ratio = boundRatio(readScreen(), options) * options.sizeAdjustment;
    return chooseWidth(Math.min(drawn * ratio, read.size?.width ?? Number.POSITIVE_INFINITY));
  };

/** Creates the loads of one image. None outlives the scope. */
export function createLoads(loaded: LoadedImage): Loads {
  const { image, read, options, events, placement, queue, scope } = loaded;
  const measure = createMeasure(loaded);
  const arrivals = createArrivals(image, read, placement, scope, events.onLoad);
  let isWanted = false;
  let isMeasuring = false;
  let wasSkipped = false;

  const notLoaded = () => new Error(fillText(texts.notLoaded, { x: read.source }));

  const follow: typeof arrivals.follow = async (width, begin) => {
    const hasCome = await arrivals.follow(width, begin);
    if (wasSkipped && hasCome !== undefined) loadByItself();
    return hasCome;
  };

  const show = (address: string) => async () => {
    if (scope.isEnded) return false;
    const arrives = arrival(image, scope);
    image.src = address;
    return arrives;
  };

  const load: Loads['load'] = async (changes) => {
    const { forceImageUpdate, allowConcurrentLoads } = { ...options, ...changes };
    isWanted = true;
    wasSkipped = (isMeasuring || arrivals.state === 'loading') && !allowConcurrentLoads;
    if (wasSkipped || !placement || scope.isEnded) return false;
    isMeasuring = true;
    // A tick that only those take who may have to wait.
    const consent = waitForConsent(read.source, scope);
    if (consent) await consent;
    let needed = measure() ?? (await retryForSize(scope, measure));
    isMeasuring = false;
    if (scope.isEnded) return false;
    if (!needed) {
      placement.moveIntoFlow();
      needed = measure();
    }
    if (!needed) throw notLoaded();
    if (needed <= arrivals.asked && !forceImageUpdate) return false;
    const address = read.addressOf(needed);
    const hasCome = await follow(needed, () => queue.add(show(address)));
    if (hasCome === false) throw notLoaded();
    return hasCome ?? false;
  };

  const loadByItself = () => {
    load().catch((error: Error) => events.onFailure?.(error));
  };

  /** Looks at the box of an image from the first pass, which placed it before its height was known. */
  const checkBox = async () => {
    const needed = await retryForSize(scope, measure);
    if (!needed && !scope.isEnded) placement?.moveIntoFlow();
  };

  return {
    get state() {
      return arrivals.state;
    },
    get isWanted() {
      return isWanted;
    },
    load,
    loadByItself,
    async takeOver() {
      if (read.begunWidth) checkBox();
      isWanted = true;
      const arrives = () => (image.complete ? image.naturalWidth > 0 : arrival(image, scope));
      const hasCome = await follow(read.begunWidth ?? 0, arrives);
      if (hasCome === false) events.onFailure?.(notLoaded());
    },
  };
}
