import { getAttribute } from '../document/getAttribute';
import type { Initializer } from '../initializer';
import type { Runtime } from '../runtime';
import { createPlacement, type Placement } from './placement';
import { giveBack } from './placementLife';

/** The nodes that initializers have taken. Those of one name take a node at most once. */
export interface TakenNodes {
  /** Takes a node; undefined where an initializer of that name has it already. */
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
      const taken = blocks.get(node) ?? [];
      // By its name: where pages are swapped, each may register it anew.
      if (taken.some((one) => one.initializer.name === initializer.name)) return;
      const block = taken[0]?.block ?? {
        id: getAttribute(node, 'id') || `${initializer.name}-${++count}`,
      };
      const placement = createPlacement(runtime, initializer, node, block);
      blocks.set(node, [...taken, placement]);
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
