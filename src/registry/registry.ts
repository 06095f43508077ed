import { type Block, readBlockJson } from '../block';
import type { ChunkLoader } from '../chunks/chunkLoader';
import { emit } from '../events';
import { hashTarget } from '../hashTarget';
import type { Initializer, WidgetModule } from '../initializer';
import type { Runtime } from '../runtime';
import { FRAME_BUDGET_MS, inSlices, whenIdle } from '../slices';
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
  /** Takes one more initializer; the next scan runs it. */
  add(initializer: Initializer): void;
  /** Finds and prepares what is new below `root`; resolves when all of it that starts `now` has settled. */
  scan(root: ParentNode): Promise<void>;
  /** Gives every node back, the last one first, and stops all waiting. */
  destroy(): void;
}

export function createRegistry(runtime: Runtime, chunks: ChunkLoader): Registry {
  const { clock } = runtime;
  const initializers: Initializer[] = [];
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
  let count = 0;

  /** Every failure is named in the console and reported; the reporter takes each error once. */
  const complain = (error: unknown, { name }: Initializer, block: Block, field = '') => {
    warnBlock(name, block, field + error);
    runtime.report(error, { initializer: name, block: block.id });
  };

  const settle = (placement: Placement, state: Placement['state']) => {
    placement.state = state;
    placement.cancelWait?.();
    placement.settled?.();
  };

  const announce = (
    type: 'mounted' | 'failed',
    { node, block, initializer }: Placement,
    error?: unknown,
  ) => emit(node, type, { name: initializer.name, block: block.id, node, error });

  const fail = (placement: Placement, error: unknown) => {
    if (placement.state !== 'waiting') return;
    complain(error, placement.initializer, placement.block);
    settle(placement, 'failed');
    placement.unprepare?.();
    replayHeld(placement);
    announce('failed', placement, error);
  };

  const mount = (placement: Placement, module: WidgetModule) => {
    if (placement.state !== 'waiting') return;
    const { node, block, initializer } = placement;
    const began = clock.now();
    try {
      placement.unmount = module.mount(node, block, runtime);
    } catch (error) {
      return fail(placement, error);
    }
    const took = Math.round(clock.now() - began);
    if (took > FRAME_BUDGET_MS) warnBlock(initializer.name, block, `mounting took ${took} ms`);
    settle(placement, 'live');
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
    if (placement.state !== 'waiting' || (placement.started && !touched)) return;
    placement.started = true;
    placement.cancelWait?.();
    const { initializer } = placement;
    const order = touched ? 'unshift' : 'push';
    const batch = batches.get(initializer);
    if (batch) {
      batch[order](placement);
      return;
    }
    const waiting = [placement];
    batches.set(initializer, waiting);
    // Asked for once; after a failure a later block asks again.
    const code = modules.get(initializer) ?? chunks.load(initializer.name, initializer.load);
    modules.set(initializer, code);
    const job = await code.then(
      (module) => (one: Placement) => () => mount(one, module),
      (error: unknown) => {
        modules.delete(initializer);
        return (one: Placement) => () => fail(one, error);
      },
    );
    batches.delete(initializer);
    jobs[order](...waiting.map(job));
    if (working) return;
    working = true;
    await inSlices(clock, nextJob, (job) => job());
  };

  const place = (node: HTMLElement, block: Block, initializer: Initializer) => {
    const placement: Placement = { initializer, node, block, state: 'waiting' };
    const when = initializer.when ?? (initializer.selector ? 'visible' : 'now');
    placements.set(node, [...(placements.get(node) ?? []), placement]);
    if (initializer.prepare) {
      const adoption = runtime.adopt();
      placement.unprepare = adoption.release;
      try {
        initializer.prepare(node, block, adoption);
      } catch (error) {
        return fail(placement, error);
      }
    }
    if (when === 'idle') idle.push(placement);
    if (when === 'visible') {
      placement.cancelWait = visibility.watch(node, (visible) => visible && start(placement));
    }
    if (when === 'now') {
      return new Promise<void>((resolve) => {
        placement.settled = resolve;
        start(placement);
      });
    }
  };

  const early = watchEarlyActivation(clock, placements, (placement) => start(placement, true));

  const giveBack = (node: Element) => {
    for (const placement of placements.get(node)?.reverse() ?? []) {
      settle(placement, 'stopped');
      placement.cancelHold?.();
      try {
        placement.unmount?.();
      } catch (error) {
        complain(error, placement.initializer, placement.block);
      }
      placement.unprepare?.();
    }
    placements.delete(node);
  };

  const stopWatchingRemoval = watchRemoval(clock, () => {
    for (const node of placements.keys()) {
      if (!node.isConnected && !node.matches(KEEP)) giveBack(node);
    }
  });

  return {
    add: (initializer) => initializers.push(initializer),
    async scan(root) {
      const waits: unknown[] = [];
      const visit = (found: Found) => {
        if (!found) return;
        const [node, initializer] = found;
        const taken = placements.get(node);
        if (taken?.some((placement) => placement.initializer === initializer)) return;
        let block = taken?.[0]?.block;
        if (!block) {
          const id = node.id || `${initializer.name}-${++count}`;
          try {
            block = { id, json: readBlockJson(node) };
          } catch (error) {
            return complain(
              error,
              initializer,
              { id, json: null },
              `data-block-json: Error decoding ${initializer.name} block data. `,
            );
          }
        }
        const wait = place(node, block, initializer);
        if (wait) waits.push(wait);
      };
      for (const initializer of initializers) {
        if (!initializer.selector) visit([document.documentElement, initializer]);
      }
      await inSlices(clock, () => findNodes(root, initializers), visit);
      early.startAround(hashTarget());
      whenIdle(clock).then(() => {
        for (const placement of idle.splice(0)) start(placement);
      });
      await Promise.all(waits);
    },
    destroy() {
      early.stop();
      stopWatchingRemoval();
      initializers.length = 0; // A pass that is still under way takes nothing more.
      [...placements.keys()].reverse().forEach(giveBack);
    },
  };
}
