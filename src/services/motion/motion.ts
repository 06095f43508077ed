import { createExpandable } from '#page/motion/expandable';
import { createFadeable } from '#page/motion/fadeable';
import { createScalable } from '#page/motion/scalable';
import { scrollToNode } from '#page/motion/scrollToNode';
import { tween } from '#page/motion/tween';

declare module '#engine/runtime' {
  interface Services {
    /** Motions, for initializers that a page brings along. */
    motion: Motion;
  }
}

/**
 * The motions that widgets are made of: the service `motion`. Each stops when the scope that it is
 * given ends, and each is at its end at once under reduced motion.
 */
export interface Motion {
  tween: typeof tween;
  scrollToNode: typeof scrollToNode;
  createExpandable: typeof createExpandable;
  createFadeable: typeof createFadeable;
  createScalable: typeof createScalable;
}

/** Creates the service `motion`. */
export const createMotion = (): Motion => ({
  tween,
  scrollToNode,
  createExpandable,
  createFadeable,
  createScalable,
});
