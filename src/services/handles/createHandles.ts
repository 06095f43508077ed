import type { BlockHandle, Handle } from '#engine/block/handle';
import { startBlock } from '#engine/block/startBlock';
import { LATER } from '#engine/chunks/later';
import type { Placement } from '#engine/registry/placement';
import type { Runtime } from '#engine/runtime';
import { whenIdle } from '#engine/slices';
import { describeNode } from './describeNode';
import { findBlock } from './findBlock';
import { findNode } from './findNode';
import { handOn } from './handOn';
import { jsonError } from './jsonError';
import { makeHandle } from './makeHandle';
import { whenLive } from './whenLive';
import { whenVisible } from './whenVisible';

declare module '#engine/runtime' {
  interface Services {
    /** The handles of blocks, for the page: `Skerry.of` and `Skerry.when`. */
    handles: BlockHandles;
  }
}

/** The handles and the moments of blocks, for the page. */
export interface BlockHandles {
  /** `Skerry.of`, see there. */
  of<Name extends string = string>(place: Element | string, name?: Name): Promise<Handle<Name>>;
  /** `Skerry.when`, see there. */
  when(place: Element | string, moment: 'visible' | 'idle' | 'mounted'): Promise<void>;
}

/** Creates the handles of a run. A block has one, whoever asks. */
export function createHandles(runtime: Runtime): BlockHandles {
  const made = new WeakMap<Placement, BlockHandle>();

  const find = async (node: Element, name?: string): Promise<Placement> => {
    const find = () => findBlock(runtime.blocks, node, name);
    // Its markup or its initializer may be so new that no pass has come to it yet.
    const placement =
      find() ??
      (await runtime.scan(document).then(find)) ??
      (await handOn(runtime.blocks, node).then(find));
    if (placement) return placement;
    // Of JSON that is none it failed before it was handed on.
    const stuck = findBlock(runtime.blocks, node, LATER);
    const isMeant = stuck && (!name || stuck.node.dataset.block === name);
    if (isMeant && !stuck.liveAt && jsonError(stuck.node)) return stuck;
    throw Error(`Skerry: no block${name ? ` "${name}"` : ''} around ${describeNode(node)}`);
  };

  /** Begins a block anew, as a node that comes back. What else has the node keeps it. */
  const refresh = async (placement: Placement): Promise<void> => {
    const { node, block, initializer } = placement;
    placement.scope().destroy();
    runtime.blocks.set(node, runtime.blocks.get(node)?.filter((one) => one !== placement) ?? []);
    block.json = undefined;
    await runtime.scan(node);
    await handles.of(node, initializer.name);
  };

  const handles: BlockHandles = {
    async of<Name extends string>(place: Element | string, name?: Name) {
      await window.Skerry?.ready;
      const placement = await find(findNode(place), name);
      startBlock(placement.node);
      await whenLive(placement);
      const handle = made.get(placement) ?? makeHandle(placement, () => refresh(placement));
      made.set(placement, handle);
      return handle as Handle<Name>;
    },
    async when(place, moment) {
      await window.Skerry?.ready;
      const node = findNode(place);
      if (moment === 'idle') await whenIdle(runtime.clock);
      else if (moment === 'mounted') await whenLive(await find(node));
      else if (moment === 'visible') await whenVisible(node, runtime);
      else throw TypeError(`Skerry: no such moment: ${String(moment)}`);
    },
  };
  return handles;
}
