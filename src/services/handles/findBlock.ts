import type { Placement, TellBlocks } from '#engine/registry/placement';
import { describeNode } from './describeNode';

/** A block, whatever has become of it. */
export interface AskedBlock {
  readonly placement: Placement;
  /** Starts it at once, before all others. Without effect where it waits no more. */
  start(): void;
}

/**
 * Returns the nearest block that a node is or lies in. The engine says which, by the way of an event,
 * which no name in the page can bend. What belongs to the page as a whole is no block.
 *
 * @param name Of which initializer. Default: any.
 * @throws Error where there is none, or the node is not in the page.
 */
export function findBlock(node: Element, name?: string): AskedBlock {
  let found: AskedBlock | undefined;
  const detail: TellBlocks = (start, placements) => {
    const placement = placements.find(
      ({ scope }) =>
        (name === undefined || scope.name === name) && scope.node !== document.documentElement,
    );
    if (placement) found = { placement, start: () => start(placement) };
  };
  const event = new CustomEvent('skerry:ask', { composed: true, detail });
  EventTarget.prototype.dispatchEvent.call(node, event);
  if (found) return found;
  throw Error(`Skerry: no block${name ? ` "${name}"` : ''} around ${describeNode(node)}`);
}
