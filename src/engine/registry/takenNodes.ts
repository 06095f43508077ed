import { readBlockJson } from '../block/block';
import { createBlockScope } from '../block/createBlockScope';
import { getAttribute } from '../document/getAttribute';
import type { Initializer } from '../initializer';
import type { Runtime } from '../runtime';
import { createPlacement, type Placement } from './placement';
import { complain, giveBack } from './placementLife';

/** The nodes that initializers have taken. Each initializer takes a node at most once. */
export interface TakenNodes {
  /** Takes a node; undefined where it is taken already, or its JSON can't be decoded. */
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
      if (taken.some((one) => one.initializer === initializer)) return;
      let block = taken[0]?.block;
      if (!block) {
        // A node that is known and has no block is broken: it is complained of once.
        if (blocks.has(node)) return;
        const { name } = initializer;
        const id = getAttribute(node, 'id') || `${name}-${++count}`;
        try {
          block = { id, json: readBlockJson(node) };
        } catch (error) {
          blocks.set(node, []);
          const what = `data-block-json: Error decoding ${name} block data. `;
          complain(createBlockScope(runtime, initializer, node, { id, json: null }), error, what);
          return;
        }
      }
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
