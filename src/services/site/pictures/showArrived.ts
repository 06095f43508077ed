import type { Scope } from '#engine/scope';
import { IMAGE_BLOCK } from '#media/images/imageBlock';

/** The pictures that the first pass may have started. Those of the platform's server mark themselves. */
const STARTED = 'img[data-src][src]:not([onload])';

/**
 * Marks the pictures that the first pass has started as `loaded` when they are here, and the text over
 * them as ready. The platform's style sheets hide some of both until then, and the code of their block,
 * which marks them too, may wait for pictures, or never come.
 */
export function showArrived({ adopt, listen }: Pick<Scope, 'adopt' | 'listen'>): void {
  const show = (image: Element) => {
    adopt.toggleClass(image, 'loaded', true);
    const block = image.closest(IMAGE_BLOCK);
    if (block) adopt.toggleClass(block, 'sqs-text-ready', true);
  };
  for (const image of document.querySelectorAll<HTMLImageElement>(STARTED)) {
    if (image.naturalWidth) show(image);
  }
  const load = ({ target }: Event) => {
    if (target instanceof HTMLImageElement && target.matches(STARTED)) show(target);
  };
  // It does not bubble.
  listen(document, { load }, true);
}
