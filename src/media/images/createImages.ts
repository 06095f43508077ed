import type { Runtime } from '#engine/runtime';
import { MOBILE_MAX_WIDTH } from '#rules/deviceView';
import { images as texts } from '#texts/widgets/images';
import { isSizesPattern, sizesPatternOf } from './address/sizedAddress';
import { DEFAULTS, type ImageOptions } from './imageOptions';
import { createBatch } from './loading/createBatch';
import type { ImageEvents } from './loading/createLoads';
import { createQueue } from './loading/createQueue';
import { createResizes } from './loading/createResizes';
import { type SharedParts, type TakenImage, takeImage } from './takeImage';

/** The margin around the viewport within which an image loads. */
const NEAR = { margin: '200px' };

/** On mobiles images load one after the other. */
const MOBILE_AT_ONCE = 1;
const DESKTOP_AT_ONCE = 16;

/** The images of a page: `runtime.part(createImages)`. */
export interface Images {
  /**
   * Takes care of one image, until it is destroyed or the run ends. Null, after a warning, for what
   * is no image.
   *
   * @throws Error `Invalid or missing image source.`, or `No root node` for an image that is to be
   * placed and has no parent.
   */
  take(node: Element, options?: Partial<ImageOptions>, events?: ImageEvents): TakenImage | null;
}

/** Says of a pattern that names no width, once, that it is not used. */
function warnOfSizes(image: Element, warned: Set<string>): void {
  const pattern = sizesPatternOf(image) ?? '';
  if (isSizesPattern(pattern) || warned.has(pattern)) return;
  warned.add(pattern);
  const message = `${JSON.stringify(pattern)} has no {width}, pictures are asked for as they are`;
  console.warn(`Skerry: image: data-image-sizes: ${message}`);
}

/** Creates the images of a page. */
export function createImages(runtime: Runtime): Images {
  const near: SharedParts['near'] = {
    watch: (node, tell) => runtime.visibility.watch(node, tell, NEAR),
  };
  const resizes = runtime.part(createResizes);
  const all = runtime.scope();
  const queue = createQueue(all, () =>
    innerWidth <= MOBILE_MAX_WIDTH ? MOBILE_AT_ONCE : DESKTOP_AT_ONCE,
  );
  const warned = new Set<string>();
  const shared: SharedParts = { queue, near, resizes, batch: createBatch() };

  return {
    take(node, options, events = {}) {
      if (!(node instanceof HTMLImageElement)) {
        console.warn(texts.invalidElement);
        return null;
      }
      warnOfSizes(node, warned);
      const scope = all.begin();
      try {
        return takeImage(node, { ...DEFAULTS, ...options }, events, scope, shared);
      } catch (error) {
        scope.destroy();
        throw error;
      }
    },
  };
}
