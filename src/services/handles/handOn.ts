import { startBlock } from '#engine/block/startBlock';
import { LATER } from '#engine/chunks/later';
import type { Runtime } from '#engine/runtime';
import { findBlock } from './findBlock';

/**
 * Hands the nearest node that waits for its initializer on to it. Resolves when that has taken the
 * node, and at once where no node waits.
 */
export function handOn(blocks: Runtime['blocks'], node: Element): Promise<void> {
  const waiting = findBlock(blocks, node, LATER);
  return new Promise((resolve) => {
    if (!waiting || waiting.scope().isEnded) return resolve();
    waiting.scope().own(resolve);
    startBlock(waiting.node);
  });
}
