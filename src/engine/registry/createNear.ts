import type { Start } from './createStart';
import type { Placement } from './placement';

/** How far outside the viewport a block already starts, in CSS. */
const MARGIN = '200px';

/**
 * Creates the observer of blocks that start when they come near. It lets go of a node that is: what takes
 * the node later observes it anew. The readings find their blocks by the node, so that a block which waits
 * costs no more than to observe it.
 */
export const createNear = (
  blocks: ReadonlyMap<Element, Placement[]>,
  start: Start,
): IntersectionObserver =>
  new IntersectionObserver(
    (readings, observer) => {
      for (const { isIntersecting, target } of readings) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        for (const placement of blocks.get(target) ?? []) {
          if (placement.initializer.when !== 'touch') start(placement);
        }
      }
    },
    { rootMargin: MARGIN },
  );
