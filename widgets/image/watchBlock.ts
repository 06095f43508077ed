import { createResizes } from '../../src/images/createResizes';
import { RESIZE_MS } from '../../src/images/imageOptions';
import type { Runtime } from '../../src/runtime';

/** An image block is narrow below this width, in CSS px. */
const NARROW_BELOW = 415;

/** The block around an image, which the site's styles know by its classes. */
export interface ImageBlock {
  /** What lies over the image may be seen now. */
  imageLoaded(): void;
  release(): void;
}

/** Keeps the classes `sqs-narrow-width` and `sqs-text-ready` of the image block around a node. */
export function watchBlock(image: Element, runtime: Runtime): ImageBlock {
  const adoption = runtime.adopt();
  const block = image.closest<HTMLElement>('.image-block-outer-wrapper, [data-block=image]');
  const stop =
    block &&
    runtime.part(createResizes).watch([block], RESIZE_MS, () => {
      const { offsetWidth } = block;
      adoption.toggleClass(
        block,
        'sqs-narrow-width',
        offsetWidth > 0 && offsetWidth < NARROW_BELOW,
      );
    });
  return {
    imageLoaded() {
      if (block) adoption.toggleClass(block, 'sqs-text-ready', true);
    },
    release() {
      stop?.();
      adoption.release();
    },
  };
}
