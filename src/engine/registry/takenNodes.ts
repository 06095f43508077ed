import { readBlockJson } from '../block/block';
import { getAttribute } from '../document/getAttribute';
import type { Initializer } from '../initializer';
import type { Runtime } from '../runtime';
import { createPlacement } from './createPlacement';
import type { Placement } from './placement';
import { complain, giveBack } from './placementLife';

/** The nodes that initializers have taken. Each initializer takes a node at most once. */
export interface TakenNodes {
  /** Takes a node; undefined where it is taken already, or its JSON can't be decoded. */
  _take(node: HTMLElement, initializer: Initializer): Placement | undefined;
  /** Gives back the nodes for which `isGone` is true, in the order in which they were taken. */
  _giveBack(isGone: (node: Element) => boolean): void;
  /** Gives all nodes back, the last first. */
  destroy(): void;
}

/** Creates the set of taken nodes, empty. */
export function createTakenNodes(runtime: Runtime): TakenNodes {
  const { blocks } = runtime;
  let count = 0;

  /** The last initializer's placement ends first. */
  const giveNodeBack = ([node, taken]: [Element, Placement[]]) => {
    taken.reverse().forEach(giveBack);
    blocks.delete(node);
  };

  return {
    _take(node, initializer) {
      const taken = blocks.get(node) ?? [];
      if (taken.some((one) => one.initializer === initializer)) return;
      const { name } = initializer;
      let block = taken[0]?.block;
      // A node that is known and has no block is broken: it is complained of once.
      if (!block) {
        if (blocks.has(node)) return;
        const id = getAttribute(node, 'id') || `${name}-${++count}`;
        try {
          block = { id, json: readBlockJson(node) };
        } catch (error) {
          blocks.set(node, []);
          const what = `data-block-json: Error decoding ${name} block data. `;
          complain(createPlacement(runtime, initializer, node, { id, json: null }), error, what);
          return;
        }
      }
      const placement = createPlacement(runtime, initializer, node, block);
      blocks.set(node, [...taken, placement]);
      return placement;
    },
    _giveBack(isGone) {
      for (const entry of blocks) if (isGone(entry[0])) giveNodeBack(entry);
    },
    destroy() {
      [...blocks].reverse().forEach(giveNodeBack);
    },
  };
}
