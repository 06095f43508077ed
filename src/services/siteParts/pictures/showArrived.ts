import { isPictureComing } from '#engine/document/isPictureComing';
import type { Scope } from '#engine/scope';
import { IMAGE_BLOCK } from '#media/images/imageBlock';

/** The pictures that the first pass may have started. Those of the platform's server mark themselves. */
const STARTED = 'img[data-src][src]:not([onload])';

/** How often it is looked which pictures have begun to come, in milliseconds: no event tells of that. */
const LOOK_MS = 100;

/** How long it is looked, in milliseconds: a picture may never end. */
const LONGEST_MS = 10_000;

/**
 * Marks the pictures that the first pass has started as `loaded`, and the text over them as ready, as
 * soon as something of them is here. The platform's style sheets hide some of both until then and fade
 * them in: what comes slowly is seen as it comes, and not once the fade that follows its end is over. The
 * code of their block, which marks them too, may wait for pictures, or never come.
 */
export function showArrived({
  adopt,
  listen,
  after,
  runtime: { clock },
}: Pick<Scope, 'adopt' | 'listen' | 'after' | 'runtime'>): void {
  const show = (image: Element) => {
    adopt.toggleClass(image, 'loaded', true);
    const block = image.closest(IMAGE_BLOCK);
    if (block) adopt.toggleClass(block, 'sqs-text-ready', true);
  };
  const until = clock.now() + LONGEST_MS;
  const look = () => {
    for (const image of document.querySelectorAll<HTMLImageElement>(STARTED)) {
      if (image.naturalWidth) show(image);
    }
    if (isPictureComing() && clock.now() < until) after(LOOK_MS, look);
  };
  look();
  const load = ({ target }: Event) => {
    if (target instanceof HTMLImageElement && target.matches(STARTED)) show(target);
  };
  // It does not bubble.
  listen(document, { load }, true);
}
