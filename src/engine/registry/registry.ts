import type { ChunkLoader } from '../chunks/chunkLoader';
import { LATER } from '../chunks/later';
import type { Initializer } from '../initializer';
import type { Runtime } from '../runtime';
import { createSlices, whenIdle } from '../slices';
import { createNear } from './createNear';
import { createStart } from './createStart';
import { watchEarlyActivation } from './earlyActivation';
import { type Found, findNodes } from './findNodes';
import type { Placement } from './placement';
import { prepare } from './placementLife';
import { createTakenNodes } from './takenNodes';
import { watchChanges } from './watchChanges';

/** A node with this attribute keeps its island when it leaves the document. */
const KEEP = '[data-skerry-keep]';

/** Finds the nodes of the page and gives each node each of its initializers at most once. */
export interface Registry {
  /**
   * Finds and prepares the new blocks of `root`. Resolves when those that start `now` are live or
   * have failed.
   */
  scan(root: ParentNode): Promise<void>;
  /** Gives every node back, the last first, and ends all waiting. */
  destroy(): void;
}

/** Creates the registry of a run. */
export function createRegistry(runtime: Runtime, chunks: ChunkLoader): Registry {
  const { clock } = runtime;
  const nodes = createTakenNodes(runtime);
  const inSlices = createSlices(clock);
  const start = createStart(clock, chunks, inSlices);
  const near = createNear(runtime.blocks, start);
  /** Blocks that start in the next idle moment, all after one wait. */
  const idle: Placement[] = [];
  /** How many blocks of each initializer were found. */
  const counts = new Map<Initializer, number>();
  /** After its end, a pass that is still under way takes nothing more. */
  const scope = runtime.scope();

  const isWanted = (initializer: Initializer) => {
    try {
      return !initializer.wanted || initializer.wanted(runtime.context);
    } catch (error) {
      // It has no node yet: as an error that nobody catches it is in the console, with its place, and reported.
      return reportError(error);
    }
  };

  /**
   * Prepares a block and sets its moment. Resolves when one that starts `now` is live or failed.
   */
  const place = (placement: Placement): Promise<void> | undefined => {
    const { initializer } = placement;
    const { selector, when = selector ? 'visible' : 'now', prepareFirst = Infinity } = initializer;
    const count = counts.get(initializer) ?? 0;
    counts.set(initializer, count + 1);
    if (count >= prepareFirst) placement.isLate = true;
    else placement._isDue = prepare(placement);
    if (placement._isOver) return;
    if (when === 'idle') idle.push(placement);
    if (when === 'visible') {
      near.observe(placement.node);
      if (placement._isDue) start(placement);
    }
    if (when !== 'now') return;
    return start(placement);
  };

  // Which blocks the address asks for is known to lazy code: most addresses ask for none.
  const startAsked = () => {
    if (!runtime.blocks.size || !location.hash) return;
    // Where it can't be had, they start when they are near.
    runtime.use(LATER).then(
      (later) => later.start(),
      () => {},
    );
  };
  watchEarlyActivation(scope, runtime.blocks, (placement) => start(placement, true), startAsked);
  const giveBackGone = () => nodes._giveBack((node) => !node.isConnected && !node.matches(KEEP));
  watchChanges(scope, giveBackGone, (root) => runtime.scan(root));

  return {
    async scan(root) {
      const waits = new Set<unknown>();
      await inSlices(findNodes(root, runtime.initializers.filter(isWanted)), (found: Found) => {
        const placement = found && !scope.isEnded && nodes._take(...found);
        // Most start later: thousands of waits would be one long task.
        waits.add(placement && place(placement));
      });
      startAsked();
      if (idle.length) whenIdle(clock).then(() => inSlices(idle.splice(0), start));
      await Promise.all(waits);
    },
    destroy() {
      scope.destroy();
      near.disconnect();
      nodes._giveBack(() => true);
    },
  };
}
