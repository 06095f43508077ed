import type { Block } from '../block/block';
import { createBlockScope } from '../block/createBlockScope';
import type { Initializer } from '../initializer';
import type { Runtime } from '../runtime';
import type { BlockScope } from '../scope';
import type { Placement } from './placement';

/** Creates the placement of a block that waits: what the registry knows of it. */
export function createPlacement(
  runtime: Runtime,
  initializer: Initializer,
  node: HTMLElement,
  block: Block,
): Placement {
  let scope: BlockScope | undefined;
  return {
    initializer,
    node,
    block,
    _isWaiting: true,
    // Thousands of blocks may wait that nobody ever comes to: they hold none.
    scope() {
      scope ??= createBlockScope(runtime, initializer, node, block);
      return scope;
    },
  };
}
