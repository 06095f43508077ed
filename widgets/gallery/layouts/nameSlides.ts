import type { Cancel } from '../../../src/clock';
import type { Stage } from '../layout';

/** When the gallery is there, in milliseconds after its start, and between two portions. */
const PAUSE_MS = 1000;

/** How many at once: less than a frame's work on a slow phone. */
const PORTION = 100;

/**
 * Gives the slides that nobody has come near their design's class too, late and some at a time. It
 * changes nothing that is seen: it is for the page's own scripts, which may look for it.
 */
export function nameSlides({ slides, options, adoption, runtime }: Stage): Cancel {
  let done = 0;
  let cancel: Cancel | undefined;
  const plan = () => {
    cancel = done < slides.length ? runtime.clock.after(PAUSE_MS, go) : undefined;
  };
  const go = () => {
    for (const { node } of slides.slice(done, done + PORTION)) {
      adoption.toggleClass(node, `sqs-gallery-design-${options.design}-slide`, true);
    }
    done += PORTION;
    plan();
  };
  plan();
  return () => cancel?.();
}
