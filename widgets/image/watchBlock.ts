import type { Scope } from '#engine/scope';
import { IMAGE_BLOCK, isNarrow } from '#media/images/imageBlock';
import { RESIZE_MS } from '#media/images/imageOptions';
import { createResizes } from '#media/images/loading/createResizes';
import { isMotionUnwanted } from '#page/motion/isMotionUnwanted';

/** The block around an image, which the site's styles know by its classes. */
export interface ImageBlock {
  /** Lets the text over the image be seen, whether the image came or failed. */
  settled(): void;
}

/**
 * Keeps the classes `sqs-narrow-width`, `sqs-text-ready` and, where nothing may move,
 * `animation-disabled` of the image block around an image.
 */
export function watchBlock(image: Element, { runtime, adopt, own }: Scope): ImageBlock {
  const block = image.closest<HTMLElement>(IMAGE_BLOCK);
  if (!block) return { settled() {} };
  const stop = runtime.part(createResizes).watch([block], RESIZE_MS, () => {
    adopt.toggleClass(block, 'sqs-narrow-width', isNarrow(block));
  });
  own(stop);
  if (isMotionUnwanted()) adopt.toggleClass(block, 'animation-disabled', true);
  return { settled: () => adopt.toggleClass(block, 'sqs-text-ready', true) };
}
