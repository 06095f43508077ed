/** Starts a block at once, before all others, as a press does. Without effect where it waits no more. */
export function startBlock(node: Element): void {
  EventTarget.prototype.dispatchEvent.call(
    node,
    new CustomEvent('skerry:start', { composed: true }),
  );
}
