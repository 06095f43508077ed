import { LATER } from '#engine/chunks/later';
import type { Placement } from '#engine/registry/placement';
import type { Runtime } from '#engine/runtime';
import { type LoadedFiles, readLoadedFiles } from './readLoadedFiles';

/** A block of the page, and what became of it. */
export interface BlockState {
  placement: Placement;
  /** As warnings name it: `gallery hotel`. */
  block: string;
  state: 'waiting' | 'loading' | 'mounted' | 'failed' | 'refused';
  /** State, moment, bytes of its own code, and time from the request for that to its life. */
  text: string;
}

function stateOf(placement: Placement): BlockState['state'] {
  const { askedAt, liveAt } = placement;
  if (placement.scope().isEnded) return liveAt ? 'refused' : 'failed';
  if (liveAt) return 'mounted';
  return askedAt ? 'loading' : 'waiting';
}

/** Whether it is a block itself, and not handed on to the initializer that is for it. */
const isOwn = ({ initializer, liveAt }: Placement) => initializer.name !== LATER || !liveAt;

function textOf(
  { initializer, askedAt = 0, liveAt }: Placement,
  state: string,
  { bytesOf }: LoadedFiles,
): string {
  const { name, selector, when = selector ? 'visible' : 'now' } = initializer;
  const bytes = bytesOf(name);
  const parts = [state, when];
  if (bytes) parts.push(`${(bytes / 1000).toFixed(1)} KB`);
  if (liveAt) parts.push(`${Math.round(liveAt - askedAt)} ms`);
  return parts.join(' · ');
}

/** Reads what became of the page's blocks, in the order in which they were found. */
export function readBlocks({ blocks }: Runtime): BlockState[] {
  const files = readLoadedFiles();
  return [...blocks.values()]
    .flat()
    .filter(isOwn)
    .map((placement) => {
      const state = stateOf(placement);
      const { initializer, block } = placement;
      return {
        placement,
        block: `${initializer.name} ${block.id}`,
        state,
        text: textOf(placement, state, files),
      };
    });
}
