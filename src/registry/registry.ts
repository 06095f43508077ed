import { readBlockJson } from '../block';
import type { ChunkLoader } from '../chunks/chunkLoader';
import { emit } from '../events';
import type { Initializer, WidgetModule } from '../initializer';
import type { Runtime } from '../runtime';
import { inSlices, whenIdle } from '../slices';
import { createVisibility } from '../visibility';
import { warnBlock } from '../warnBlock';
import { replayHeld, watchEarlyActivation } from './earlyActivation';
import { type Found, findNodes } from './findNodes';
import type { Placement } from './placement';
import { watchRemoval } from './watchRemoval';

/** How far outside the viewport a `visible` block starts. */
const VISIBLE_MARGIN = '200px';

/** A node with this attribute keeps its island when it leaves the document. */
const KEEP = '[data-skerry-keep]';

/** Finds the nodes of the page and gives each node each of its initializers at most once. */
export interface Registry {
  /** Finds and prepares what is new below `root`; resolves when all of it that starts `now` has settled. */
  scan(root: ParentNode): Promise<void>;
  /** Gives every node back, the last one first, and stops all waiting. */
  destroy(): void;
}

/** @param initializers Each scan runs all that are in this list by then. */
export function createRegistry(
  runtime: Runtime,
  chunks: ChunkLoader,
  initializers: readonly Initializer[],
): Registry {
  const { clock } = runtime;
  const placements = new Map<Element, Placement[]>();
  const modules = new Map<Initializer, Promise<WidgetModule>>();
  /** What waits for the same code: a promise for each of thousands would make one long task. */
  const batches = new Map<Initializer, Placement[]>();
  const visibility = createVisibility(VISIBLE_MARGIN);
  /** What starts in the next idle moment, all after one wait. */
  const idle: Placement[] = [];
  /** What is to be done with blocks whose code is here or failed. */
  const jobs: (() => void)[] = [];
  let working = false;
  let stopped = false;
  let count = 0;

  /** Every failure is named in the console and reported; the reporter takes each error once. */
  const complain = (
    error: unknown,
    { takenBy: { name }, block }: Pick<Placement, 'takenBy' | 'block'>,
    field = '',
  ) => {
    warnBlock(name, block, field + error);
    runtime.report(error, { initializer: name, block: block.id });
  };

  const isWanted = (takenBy: Initializer) => {
    try {
      return !takenBy.wanted || takenBy.wanted(runtime.context);
    } catch (error) {
      return complain(error, { takenBy, block: { id: 'wanted', json: null } });
    }
  };

  const settle = (placement: Placement) => {
    placement.isWaiting = false;
    placement.cancelWait?.();
    placement.cancelHold?.();
    placement.settled?.();
  };

  const announce = (
    type: 'mounted' | 'failed',
    { node, block, takenBy: { name } }: Placement,
    error?: unknown,
  ) => emit(node, type, { name, block: block.id, node, error });

  const fail = (placement: Placement, error: unknown) => {
    if (!placement.isWaiting) return;
    complain(error, placement);
    settle(placement);
    placement.unprepare?.();
    replayHeld(placement);
    announce('failed', placement, error);
  };

  const mount = (placement: Placement, module: WidgetModule) => {
    if (!placement.isWaiting) return;
    try {
      placement.unmount = module.mount(placement.node, placement.block, runtime);
    } catch (error) {
      return fail(placement, error);
    }
    settle(placement);
    replayHeld(placement);
    if (placement.unmount) announce('mounted', placement);
    else placement.unprepare?.(); // It can't be used: the block stays as the server sent it.
  };

  function* nextJob() {
    for (let job = jobs.shift(); job; job = jobs.shift()) yield job;
    // Here, not after the wait for the last slice: a job that comes in between would be stranded.
    working = false;
  }

  /** Starts a placement, once; ahead of all others if a visitor touched it. */
  const start = async (placement: Placement, touched?: boolean) => {
    if (!placement.isWaiting || (placement.started && !touched)) return;
    placement.started = true;
    placement.cancelWait?.();
    const { takenBy } = placement;
    const order = touched ? 'unshift' : 'push';
    const batch = batches.get(takenBy);
    if (batch) {
      batch[order](placement);
      return;
    }
    const waiting = [placement];
    batches.set(takenBy, waiting);
    // Asked for once; after a failure a later block asks again.
    const code = modules.get(takenBy) ?? chunks.load(takenBy.name, takenBy.load);
    modules.set(takenBy, code);
    const job = await code.then(
      (module) => (one: Placement) => () => mount(one, module),
      (error: unknown) => {
        modules.delete(takenBy);
        return (one: Placement) => () => fail(one, error);
      },
    );
    batches.delete(takenBy);
    jobs[order](...waiting.map(job));
    if (working) return;
    working = true;
    await inSlices(clock, nextJob(), (job) => job());
  };

  const place = (placement: Placement) => {
    const { node, block, takenBy } = placement;
    const when = takenBy.when ?? (takenBy.selector ? 'visible' : 'now');
    let isSeen: unknown;
    if (takenBy.prepare) {
      const adoption = runtime.adopt();
      placement.unprepare = adoption.release;
      try {
        isSeen = takenBy.prepare(node, block, adoption);
      } catch (error) {
        return fail(placement, error);
      }
    }
    if (when === 'idle') idle.push(placement);
    if (when === 'visible') {
      placement.cancelWait = visibility.watch(node, (visible) => visible && start(placement));
      // After its pictures, which the browser asks for in a microtask too.
      if (isSeen) queueMicrotask(() => start(placement));
    }
    if (when === 'now') {
      return new Promise<void>((resolve) => {
        placement.settled = resolve;
        start(placement);
      });
    }
  };

  const early = watchEarlyActivation(clock, placements, (placement) => start(placement, true));

  const giveBack = (taken: Placement[]) => {
    for (const placement of taken.reverse()) {
      settle(placement);
      try {
        placement.unmount?.();
      } catch (error) {
        complain(error, placement);
      }
      placement.unprepare?.();
      placements.delete(placement.node);
    }
  };

  const stopWatchingRemoval = watchRemoval(clock, () => {
    for (const [node, taken] of placements) {
      if (!node.isConnected && !node.matches(KEEP)) giveBack(taken);
    }
  });

  return {
    async scan(root) {
      const waits: unknown[] = [];
      const visit = (found: Found) => {
        if (!found || stopped) return;
        const [node, takenBy] = found;
        const taken = placements.get(node) ?? [];
        if (taken.some((placement) => placement.takenBy === takenBy)) return;
        let block = taken[0]?.block;
        if (!block) {
          const id = node.id || `${takenBy.name}-${++count}`;
          try {
            block = { id, json: readBlockJson(node) };
          } catch (error) {
            return complain(
              error,
              { takenBy, block: { id, json: null } },
              `data-block-json: Error decoding ${takenBy.name} block data. `,
            );
          }
        }
        const placement: Placement = { takenBy, node, block, isWaiting: true };
        placements.set(node, [...taken, placement]);
        waits.push(place(placement));
      };
      await inSlices(clock, findNodes(root, initializers.filter(isWanted)), visit);
      early.startAsked();
      whenIdle(clock).then(() => {
        for (const placement of idle.splice(0)) start(placement);
      });
      await Promise.all(waits);
    },
    destroy() {
      early.stop();
      stopWatchingRemoval();
      stopped = true; // A pass that is still under way takes nothing more.
      [...placements.values()].reverse().forEach(giveBack);
    },
  };
}
