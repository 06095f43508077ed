import type { ChunkLoader } from '../chunks/chunkLoader';
import type { Clock } from '../clock';
import { isPictureComing } from '../document/isPictureComing';
import type { Initializer } from '../initializer';
import { type InSlices, whenIdle } from '../slices';
import type { Placement } from './placement';
import { fail, mount } from './placementLife';

/** The longest time for which code waits for the pictures in view, in milliseconds. */
const PATIENCE_MS = 2000;

/**
 * Starts a placement, once: loads its code, then brings it to life.
 *
 * @param isTouched Whether a visitor touched it: it then starts before all others. Default: no.
 */
export type Start = (placement: Placement, isTouched?: boolean) => Promise<void>;

/**
 * Creates what starts blocks: they come to life in slices, those that wait for the same code together,
 * one kind after the other.
 */
export function createStart(clock: Clock, chunks: ChunkLoader, inSlices: InSlices): Start {
  const batches = new Map<Initializer, Placement[]>();
  /** Resolves when the last batch whose code has come is live or has failed. */
  let queue: Promise<void> | undefined;
  /** Whether the visitor has touched a block: nothing waits for pictures any more. */
  let isInUse: boolean | undefined;

  return async (placement, isTouched) => {
    if (!placement._isWaiting || (placement.askedAt && !isTouched)) return;
    placement.askedAt ||= clock.now();
    const { initializer } = placement;
    const batch = batches.get(initializer) ?? [];
    batch[isTouched ? 'unshift' : 'push'](placement);
    isInUse ||= isTouched;
    // The first asks for the code.
    if (batch.length > 1) return;
    batches.set(initializer, batch);
    const until = clock.now() + PATIENCE_MS;
    while (
      initializer.patient &&
      clock.now() < until &&
      !isInUse &&
      isPictureComing() &&
      !batch.some(({ _isDue }) => _isDue)
    ) {
      await whenIdle(clock);
    }
    const begin = await chunks.load(initializer.name, initializer.load).then(
      (module) => (one: Placement) => mount(one, module),
      (error: unknown) => (one: Placement) => fail(one, error),
    );
    batches.delete(initializer);
    const work = () => inSlices(batch, begin);
    queue = queue && !isTouched ? queue.then(work) : work();
  };
}
