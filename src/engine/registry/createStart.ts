import type { ChunkLoader } from '../chunks/chunkLoader';
import type { Clock } from '../clock';
import { isPictureComing } from '../document/isPictureComing';
import type { Initializer } from '../initializer';
import { type InSlices, whenIdle } from '../slices';
import type { Placement } from './placement';
import { decode, fail, mount } from './placementLife';

/** The longest time for which code waits for the pictures in view, in milliseconds. */
const PATIENCE_MS = 2000;

/**
 * Starts a placement, once: loads its code, then brings it to life.
 *
 * @param isTouched Whether a visitor touched it: it then starts before all others. Default: no.
 * @returns A promise that resolves when it and all that wait for the same code are live or have failed;
 *   undefined where it has started already, or can't.
 */
export type Start = (placement: Placement, isTouched?: boolean) => Promise<void> | undefined;

/** The placements of one initializer that wait for its code. */
interface Batch extends Array<Placement> {
  /** Resolves when they are live or have failed. */
  _end?: Promise<void>;
}

/**
 * Creates what starts blocks: they come to life in slices, those that wait for the same code together,
 * one kind after the other.
 */
export function createStart(clock: Clock, chunks: ChunkLoader, inSlices: InSlices): Start {
  const batches = new Map<Initializer, Batch>();
  /** Resolves when the last batch whose code has come is live or has failed. */
  let queue: Promise<void> | undefined;
  /** Whether the visitor has touched a block: nothing waits for pictures any more. */
  let isInUse: boolean | undefined;

  /** Loads the code of a batch, and brings to life all that is in it by then. */
  const run = async (initializer: Initializer, batch: Placement[], isTouched?: boolean) => {
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
    return queue;
  };

  return (placement, isTouched) => {
    if ((placement.askedAt && !isTouched) || !decode(placement)) return;
    placement.askedAt ||= clock.now();
    const { initializer } = placement;
    const batch: Batch = batches.get(initializer) ?? [];
    batches.set(initializer, batch);
    batch[isTouched ? 'unshift' : 'push'](placement);
    isInUse ||= isTouched;
    // The first asks for the code.
    batch._end ??= run(initializer, batch, isTouched);
    return batch._end;
  };
}
