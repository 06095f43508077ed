import { getAttribute } from '../document/getAttribute';
import type { Initializer } from '../initializer';
import type { Runtime } from '../runtime';
import { createPlacement, type Placement } from './placement';
import { giveBack } from './placementLife';

/** The nodes that initializers have taken. Each initializer takes a node at most once. */
export interface TakenNodes {
  /** Takes a node; undefined where the initializer has it already. */
  _take(node: HTMLElement, initializer: Initializer): Placement | undefined;
  /** Gives back the nodes for which `isGone` is true, the last taken first. */
  _giveBack(isGone: (node: Element) => boolean): void;
}

/** Creates the set of taken nodes, empty. */
export function createTakenNodes(runtime: Runtime): TakenNodes {
  const { blocks } = runtime;
  let count = 0;

  return {
    _take(node, initializer) {
      const taken = blocks.get(node);
      if (taken?.some((one) => one.initializer === initializer)) return;
      const block = taken?.[0]?.block ?? {
        id: getAttribute(node, 'id') || `${initializer.name}-${++count}`,
      };
      const placement = createPlacement(runtime, initializer, node, block);
      blocks.set(node, taken ? [...taken, placement] : [placement]);
      return placement;
    },
    _giveBack(isGone) {
      for (const [node, taken] of [...blocks].reverse()) {
        if (!isGone(node)) continue;
        taken.reverse().forEach(giveBack);
        blocks.delete(node);
      }
    },
  };
}
