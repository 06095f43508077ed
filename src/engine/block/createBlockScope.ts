import type { Initializer } from '../initializer';
import type { Runtime } from '../runtime';
import { type BlockScope, createScope } from '../scope';
import type { Block } from './block';

/** Creates the scope of a block, whose warnings and errors name the initializer and the block. */
export function createBlockScope(
  runtime: Runtime,
  {
    initializer: { name },
    node,
    block,
  }: { initializer: Initializer; node: HTMLElement; block: Block },
): BlockScope {
  const warnings: string[] = [];
  return createScope(runtime, {
    node,
    block,
    warnings,
    warn(field: string, message: string) {
      const warning = (field && `${field}: `) + message;
      warnings.push(warning);
      // As `warnBlock` does: to call it would cost every page 20 bytes.
      console.warn(`Skerry: ${name} ${block.id}: ${warning}`);
    },
    // The reporter takes each error once.
    report: (error: unknown) => runtime.report(error, { initializer: name, block: block.id }),
  });
}
