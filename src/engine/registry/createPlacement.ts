import type { Block } from '../block/block';
import type { Initializer } from '../initializer';
import type { Runtime } from '../runtime';
import { createScope } from '../scope';
import type { Placement } from './placement';

/** Creates the placement of a block that waits: its scope, and what the registry knows of it. */
export function createPlacement(
  runtime: Runtime,
  initializer: Initializer,
  node: HTMLElement,
  block: Block,
): Placement {
  const { name } = initializer;
  const warnings: string[] = [];
  return createScope(runtime, {
    initializer,
    node,
    block,
    _isWaiting: true,
    warnings,
    warn(field: string, message: string) {
      const warning = (field && `${field}: `) + message;
      warnings.push(warning);
      console.warn(`Skerry: ${name} ${block.id}: ${warning}`);
    },
    // The reporter takes each error once.
    report: (error: unknown) => runtime.report(error, { initializer: name, block: block.id }),
  });
}
