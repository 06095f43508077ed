import type { Placement } from '#engine/registry/placement';

/** Starts a block at once, before all others, as a press does. Without effect where it waits no more. */
export function startBlock({ node }: Placement): void {
  EventTarget.prototype.dispatchEvent.call(
    node,
    new CustomEvent('skerry:start', { composed: true }),
  );
}
