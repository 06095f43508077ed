import { warnBlock } from '#engine/block/block';
import type { Runtime } from '#engine/runtime';
import { images as texts } from '#texts/widgets/images';
import { nearestId } from '../../nearestId';
import { createImages, type Images } from '../createImages';
import type { ImageOptions } from '../imageOptions';
import { readPageImage } from '../readPageImage';
import type { TakenImage } from '../takeImage';

/** Images that code shows: the service `images`. */
export interface ImagesService {
  /**
   * Takes care of one image, until it is destroyed or the run ends. What the options leave out is
   * read from its attributes. Null, after a warning, for what is no image. One that the page
   * takes care of already may be taken once more, to load it ahead.
   *
   * @throws Error `Invalid or missing image source.`, or `No root node` for an image that is to be
   * placed and has no parent.
   */
  take: Images['take'];
  /**
   * Takes every `img[data-src]` below a node and loads it. Rejects with `No root node`, or with
   * `No images` where there is none, or with the first failure.
   */
  loadAll(root: ParentNode | null, options?: Partial<ImageOptions>): Promise<readonly TakenImage[]>;
}

declare module '#engine/runtime' {
  interface Services {
    /** Images that code shows, or loads ahead. */
    images: ImagesService;
  }
}

function readAttributes(node: Element): Partial<ImageOptions> {
  if (!(node instanceof HTMLElement)) return {};
  return readPageImage(node, (field, message) =>
    warnBlock('images', nearestId(node), `${field}: ${message}`),
  );
}

/** Makes the service `images`. */
export function createService(runtime: Runtime): ImagesService {
  const take: Images['take'] = (node, options, events) =>
    runtime.part(createImages).take(node, { ...readAttributes(node), ...options }, events);
  return {
    take,
    async loadAll(root, options) {
      if (!root) throw new Error(texts.noRoot);
      const nodes = [...root.querySelectorAll('img[data-src]')];
      if (!nodes.length) throw new Error(texts.none);
      const taken = nodes.flatMap((node) => take(node, { ...options, load: false }) ?? []);
      await Promise.all(taken.map((one) => one.load()));
      return taken;
    },
  };
}
