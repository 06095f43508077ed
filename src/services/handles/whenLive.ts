import { LATER } from '#engine/chunks/later';
import { type BlockEvent, listen } from '#engine/events';
import type { Placement } from '#engine/registry/placement';
import { jsonError } from './jsonError';

/** Says what became of a block that has ended. */
function endOf({ handle }: Placement): string {
  if (handle === false) return 'was refused: the console says why';
  return handle === undefined ? 'failed, or was given back' : 'was given back';
}

/** Resolves when a block is live. Rejects where it failed, was refused, or was given back. */
export function whenLive(placement: Placement): Promise<void> {
  const { node, block } = placement;
  const { name } = placement.initializer;
  return new Promise((resolve, reject) => {
    // What can't be handed on is of the name that its node gives.
    const said = (name === LATER && node.dataset.block) || name;
    const end = (what: string, cause?: unknown) =>
      reject(Error(`Skerry: ${said} ${block.id} ${what}`, { cause }));
    const scope = placement.scope();
    if (scope.isEnded) {
      const error = placement.liveAt ? undefined : jsonError(node);
      return error ? end(`failed: ${error}`, error) : end(endOf(placement));
    }
    if (placement.liveAt) return resolve();
    const waiting = scope.begin();
    const isOurs = (event: BlockEvent) => event.node === node && event.name === name;
    waiting.own(
      listen('mounted', (event) => {
        if (!isOurs(event)) return;
        resolve();
        waiting.destroy();
      }),
    );
    const stop = listen('failed', (event) => {
      if (isOurs(event)) end(`failed: ${event.error}`, event.error);
    });
    // A block that fails ends before it is told.
    waiting.own(() =>
      queueMicrotask(() => {
        stop();
        end(endOf(placement));
      }),
    );
  });
}
