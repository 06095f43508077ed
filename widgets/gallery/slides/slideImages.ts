import { createImages } from '#media/images/createImages';
import { GALLERY_RESIZE_MS, type ImageOptions } from '#media/images/imageOptions';
import { readPageImage } from '#media/images/readPageImage';
import type { TakenImage } from '#media/images/takeImage';
import type { GalleryScope } from '../model/galleryScope';

/** The pictures of a gallery, each taken care of when it is to load. */
export interface SlideImages {
  /**
   * Loads one in a task of its own, so that all are measured together, after everything was written, and
   * no task is long. It is taken at most once; what can't be taken is warned of.
   */
  load(image: HTMLImageElement | undefined): void;
  /** Leaves it to load by itself when it comes near the viewport. */
  watch(image: HTMLImageElement | undefined): void;
}

/**
 * Creates the pictures of a gallery. They are given back when its scope ends.
 *
 * @param options What the design says of all of them, over what their attributes say.
 * @param onLoad Told of each when it is here, and again when a larger one is.
 */
export function createSlideImages(
  { runtime, warn, own, after }: GalleryScope,
  options: Partial<ImageOptions>,
  onLoad?: (image: HTMLImageElement) => void,
): SlideImages {
  const taken = new Map<HTMLImageElement, TakenImage | null>();
  const onFailure = ({ message }: Error) => warn('data-src', message);

  const take = (image: HTMLImageElement, load: ImageOptions['load']) => {
    const known = taken.get(image);
    // One that the server completed without `data-src` is the browser's.
    if (known !== undefined || !image.dataset.src) return known;
    let one: TakenImage | null = null;
    try {
      const read = readPageImage(image, warn);
      one = runtime
        .part(createImages)
        .take(
          image,
          { ...read, resizeDelay: GALLERY_RESIZE_MS, ...options, load },
          { onFailure, onLoad: () => onLoad?.(image) },
        );
    } catch (error) {
      warn('data-src', error instanceof Error ? error.message : String(error));
    }
    taken.set(image, one);
    return one;
  };

  const asked = new Set<HTMLImageElement>();
  const loadAsked = () => {
    const all = [...asked].map((image) => {
      const isNew = !taken.has(image);
      return { isNew, one: take(image, false) };
    });
    asked.clear();
    for (const { isNew, one } of all) {
      // What the first pass began follows its box by itself: it is not measured again.
      if (!isNew || one?.state === 'waiting') one?.load().catch(onFailure);
    }
  };

  own(() => {
    asked.clear();
    for (const one of taken.values()) one?.destroy();
  });

  return {
    load(image) {
      if (!image) return;
      if (!asked.size) after(0, loadAsked);
      asked.add(image);
    },
    watch(image) {
      if (image) take(image, 'viewport');
    },
  };
}
