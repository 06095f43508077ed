import { readBlockJson } from '../block/block';
import { emit } from '../events';
import type { WidgetModule } from '../initializer';
import { replayHeld } from './heldActivation';
import type { Placement } from './placement';

function announce(
  type: 'mounted' | 'failed',
  { initializer: { name }, node, block }: Placement,
  error?: unknown,
): void {
  emit(node, type, { name, block: block.id, node, error });
}

/** Gives a block back to the page, whatever became of it. */
export function giveBack(placement: Placement): void {
  placement._isOver = true;
  placement.scope().destroy();
}

/**
 * Gives up a block that can't come to life, warns of it in the console, reports it, and puts the server's
 * markup back.
 *
 * @param what The text before the error. Default: ''.
 */
export function fail(placement: Placement, error: unknown, what = ''): void {
  const scope = placement.scope();
  if (scope.isEnded) return;
  scope.warn('', what + error);
  scope.report(error);
  giveBack(placement);
  replayHeld(placement);
  announce('failed', placement, error);
}

/**
 * Decodes the block's JSON, before its code reads it or is asked for: of thousands of blocks that wait, a
 * visitor comes to few. Returns false for a block that waits no more, as JSON that can't be decoded is a
 * failure of the block.
 */
export function decode(placement: Placement): boolean {
  const { block, node, initializer } = placement;
  try {
    block.json ??= readBlockJson(node);
  } catch (error) {
    fail(placement, error, `data-block-json: Error decoding ${initializer.name} block data. `);
  }
  return !placement._isOver;
}

/** Runs the initializer's `prepare`, if it has one; a failure of it is the block's. */
export function prepare(placement: Placement): unknown {
  const { initializer } = placement;
  try {
    return initializer.prepare && decode(placement) && initializer.prepare(placement.scope());
  } catch (error) {
    return fail(placement, error);
  }
}

/**
 * Brings a block to life: at once, or when an async `mount` is done. A block that the widget refuses stays as
 * the server sent it.
 */
export async function mount(placement: Placement, module: WidgetModule): Promise<void> {
  if (placement._isOver) return;
  placement._isOver = true;
  const scope = placement.scope();
  try {
    placement.handle = module.mount(scope);
    // What is not async is live within this task.
    if (placement.handle instanceof Promise) placement.handle = await placement.handle;
  } catch (error) {
    return fail(placement, error);
  }
  if (placement.handle === false) scope.destroy();
  placement.liveAt = scope.runtime.clock.now();
  replayHeld(placement);
  if (!scope.isEnded) announce('mounted', placement);
}
