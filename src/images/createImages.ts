import { MOBILE_MAX_WIDTH } from '../platform/deviceView';
import type { Runtime } from '../runtime';
import { images as texts } from '../strings/images';
import { createVisibility } from '../visibility';
import { createBatch } from './createBatch';
import { createQueue } from './createQueue';
import { createResizes } from './createResizes';
import { DEFAULTS, type ImageOptions } from './imageOptions';
import { type ImageServices, takeImage } from './takeImage';
import type { ImageEvents, TakenImage } from './takenImage';

/** How far outside the viewport an image loads. */
const NEAR = '200px';

/** On mobiles images load one after the other. */
const MOBILE_AT_ONCE = 1;
const DESKTOP_AT_ONCE = 16;

/** The images of a page: `runtime.part(createImages)`. */
export interface Images {
  /**
   * Takes care of one image. Null, after a warning, for what is no image.
   *
   * @throws Error `Invalid or missing image source.`, or `No root node` for an image that is to be
   * placed and has no parent.
   */
  take(node: Element, options?: Partial<ImageOptions>, events?: ImageEvents): TakenImage | null;
  /**
   * Takes every `img[data-src]` below a node and loads it. Rejects with `No root node`, or with
   * `No images` where there is none, or with the first failure.
   */
  loadAll(root: ParentNode | null, options?: Partial<ImageOptions>): Promise<readonly TakenImage[]>;
  destroy(): void;
}

const createNear = () => createVisibility(NEAR);

export function createImages(runtime: Runtime): Images {
  const { clock } = runtime;
  const services: ImageServices = {
    clock,
    queue: createQueue(clock, () =>
      innerWidth <= MOBILE_MAX_WIDTH ? MOBILE_AT_ONCE : DESKTOP_AT_ONCE,
    ),
    near: runtime.part(createNear),
    resizes: runtime.part(createResizes),
    batch: createBatch(),
  };
  const taken = new Set<TakenImage>();

  const images: Images = {
    take(node, options, events = {}) {
      if (!(node instanceof HTMLImageElement)) {
        console.warn(texts.invalidElement);
        return null;
      }
      const one = takeImage(
        node,
        { ...DEFAULTS, ...options },
        { ...events, onRelease: () => taken.delete(one) },
        runtime.adopt(),
        services,
      );
      taken.add(one);
      return one;
    },
    async loadAll(root, options) {
      if (!root) throw new Error(texts.noRoot);
      const nodes = [...root.querySelectorAll('img[data-src]')];
      if (!nodes.length) throw new Error(texts.none);
      const all = nodes.flatMap((node) => images.take(node, { ...options, load: false }) ?? []);
      await Promise.all(all.map((one) => one.load()));
      return all;
    },
    destroy() {
      for (const one of taken) one.release();
    },
  };
  return images;
}
