import { emit } from '../events';
import type { WidgetModule } from '../initializer';
import type { BlockScope } from '../scope';
import { replayHeld } from './heldActivation';
import type { Placement } from './placement';

/** Ends the wait for its moment or its code. */
function endWaiting(placement: Placement): void {
  placement._isWaiting = false;
  placement._settled?.();
}

function announce(
  type: 'mounted' | 'failed',
  { initializer: { name }, node, block }: Placement,
  error?: unknown,
): void {
  emit(node, type, { name, block: block.id, node, error });
}

/**
 * Warns of a failure in the console and reports it.
 *
 * @param what The text before the error. Default: ''.
 */
export function complain({ warn, report }: BlockScope, error: unknown, what = ''): void {
  warn('', what + error);
  report(error);
}

/** Gives a block back to the page, whatever became of it. */
export function giveBack(placement: Placement): void {
  endWaiting(placement);
  placement.scope().destroy();
}

/** Gives up a block that can't come to life, and puts the server's markup back. */
export function fail(placement: Placement, error: unknown): void {
  if (!placement._isWaiting) return;
  complain(placement.scope(), error);
  giveBack(placement);
  replayHeld(placement);
  announce('failed', placement, error);
}

/** Runs the initializer's `prepare`, if it has one; a failure of it is the block's. */
export function prepare(placement: Placement): unknown {
  try {
    return placement.initializer.prepare?.(placement.scope());
  } catch (error) {
    return fail(placement, error);
  }
}

/** Brings a block to life. A block that the widget refuses stays as the server sent it. */
export function mount(placement: Placement, module: WidgetModule): void {
  if (!placement._isWaiting) return;
  const scope = placement.scope();
  try {
    placement.handle = module.mount(scope);
  } catch (error) {
    fail(placement, error);
    return;
  }
  endWaiting(placement);
  if (placement.handle === false) scope.destroy();
  placement.liveAt = scope.runtime.clock.now();
  replayHeld(placement);
  if (!scope.isEnded) announce('mounted', placement);
}
