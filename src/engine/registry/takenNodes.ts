import { type Block, readBlockJson } from '../block';
import type { Initializer } from '../initializer';
import type { Runtime } from '../runtime';
import { createBlockScope } from '../scope';
import type { Placement } from './placement';
import { complain, giveBack } from './placementLife';

/** The nodes that initializers have taken. Each initializer takes a node at most once. */
export interface TakenNodes {
  readonly _placements: ReadonlyMap<Element, readonly Placement[]>;
  /** Takes a node; undefined where it is taken already, or its JSON can't be decoded. */
  _take(node: HTMLElement, takenBy: Initializer): Placement | undefined;
  /** Reports an error of an initializer that has no node yet. */
  _complain(takenBy: Initializer, error: unknown): void;
  /** Gives back the nodes for which `isGone` is true, in the order in which they were taken. */
  _giveBack(isGone: (node: Element) => boolean): void;
  /** Gives all nodes back, the last first. */
  destroy(): void;
}

/** Creates the set of taken nodes, empty. */
export function createTakenNodes(runtime: Runtime): TakenNodes {
  const placements = new Map<Element, Placement[]>();
  let count = 0;

  const createPlacement = (takenBy: Initializer, node: HTMLElement, block: Block): Placement => ({
    _takenBy: takenBy,
    scope: createBlockScope(runtime, takenBy.name, node, block),
    _isWaiting: true,
  });

  /** The last initializer's placement ends first. */
  const giveNodeBack = (taken: Placement[]) => {
    for (const placement of taken.reverse()) {
      giveBack(placement);
      placements.delete(placement.scope.node);
    }
  };

  return {
    _placements: placements,
    _take(node, takenBy) {
      const taken = placements.get(node) ?? [];
      if (taken.some(({ _takenBy }) => _takenBy === takenBy)) return;
      const { name } = takenBy;
      let block = taken[0]?.scope.block;
      if (!block) {
        // Through the prototype: a field of a form may be called `id`.
        const id = Reflect.get(Element.prototype, 'id', node) || `${name}-${++count}`;
        try {
          block = { id, json: readBlockJson(node) };
        } catch (error) {
          const what = `data-block-json: Error decoding ${name} block data. `;
          complain(createPlacement(takenBy, node, { id, json: null }), error, what);
          return;
        }
      }
      const placement = createPlacement(takenBy, node, block);
      placements.set(node, [...taken, placement]);
      return placement;
    },
    _complain(takenBy, error) {
      const block = { id: 'wanted', json: null };
      complain(createPlacement(takenBy, document.documentElement, block), error);
    },
    _giveBack(isGone) {
      for (const [node, taken] of placements) if (isGone(node)) giveNodeBack(taken);
    },
    destroy() {
      [...placements.values()].reverse().forEach(giveNodeBack);
    },
  };
}
