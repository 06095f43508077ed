import { startBlock } from '../block/startBlock';
import type { Runtime } from '../runtime';
import { asksForItem } from './asksForItem';
import { hashTarget } from './hashTarget';

/**
 * Starts the blocks that the page's address asks for: those around the element that it points at, and
 * where it names an item, all that show items.
 */
export function startAsked({ blocks }: Pick<Runtime, 'blocks'>): void {
  const target = hashTarget();
  const isItem = asksForItem();
  for (const [node, placements] of blocks) {
    // A field of a form may be called `contains`.
    const holdsTarget = target && Node.prototype.contains.call(node, target);
    const showsItem = isItem && placements.some(({ initializer }) => initializer.items);
    if (holdsTarget || showsItem) startBlock(node);
  }
}
