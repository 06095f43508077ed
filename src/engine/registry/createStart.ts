import type { ChunkLoader } from '../chunks/chunkLoader';
import type { Clock } from '../clock';
import type { Initializer, WidgetModule } from '../initializer';
import { inSlices } from '../slices';
import type { Placement } from './placement';
import { fail, mount } from './placementLife';

/**
 * Starts a placement, once: loads its code, then brings it to life.
 *
 * @param isTouched Whether a visitor touched it: it then starts before all others. Default: no.
 */
export type Start = (placement: Placement, isTouched?: boolean) => Promise<void>;

/**
 * Creates what starts blocks, one queue for all: they come to life in slices. Those that wait for the
 * same code share a promise: thousands make a long task.
 */
export function createStart(clock: Clock, chunks: ChunkLoader): Start {
  const modules = new Map<Initializer, Promise<WidgetModule>>();
  const batches = new Map<Initializer, Placement[]>();
  /** Mounts or fails each block whose code has come or failed. */
  const jobs: (() => void)[] = [];
  let isWorking = false;

  function* nextJob() {
    for (let job = jobs.shift(); job; job = jobs.shift()) yield job;
    // Here, not after the wait for the last slice: a job that comes in between would be left over.
    isWorking = false;
  }

  /** Loads the code of an initializer, once; after a failure a later block asks again. */
  const load = (initializer: Initializer) => {
    const code = modules.get(initializer) ?? chunks.load(initializer.name, initializer.load);
    modules.set(initializer, code);
    return code.then(
      (module) => (one: Placement) => () => mount(one, module),
      (error: unknown) => {
        modules.delete(initializer);
        return (one: Placement) => () => fail(one, error);
      },
    );
  };

  return async (placement, isTouched) => {
    if (!placement._isWaiting || (placement.askedAt && !isTouched)) return;
    placement.askedAt ||= clock.now();
    placement._cancelWait?.();
    const initializer = placement.initializer;
    const order = isTouched ? 'unshift' : 'push';
    const batch = batches.get(initializer);
    if (batch) {
      batch[order](placement);
      return;
    }
    const waiting = [placement];
    batches.set(initializer, waiting);
    const toJob = await load(initializer);
    batches.delete(initializer);
    jobs[order](...waiting.map(toJob));
    if (isWorking) return;
    isWorking = true;
    await inSlices(clock, nextJob(), (job) => job());
  };
}
