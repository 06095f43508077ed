import { emit } from '../events';
import type { WidgetModule } from '../initializer';
import { replayHeld } from './heldActivation';
import type { Placement } from './placement';

/** Ends all waiting: for its moment, its code, or the end of a hold. */
function endWaiting(placement: Placement): void {
  placement._isWaiting = false;
  placement._cancelWait?.();
  placement._cancelHold?.();
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
export function complain(placement: Placement, error: unknown, what = ''): void {
  placement.warn('', what + error);
  placement.report(error);
}

/** Gives a block back to the page, whatever became of it. */
export function giveBack(placement: Placement): void {
  endWaiting(placement);
  placement.destroy();
}

/** Gives up a block that can't come to life, and puts the server's markup back. */
export function fail(placement: Placement, error: unknown): void {
  if (!placement._isWaiting) return;
  complain(placement, error);
  giveBack(placement);
  replayHeld(placement);
  announce('failed', placement, error);
}

/** Runs the initializer's `prepare`, if it has one; a failure of it is the block's. */
export function prepare(placement: Placement): unknown {
  try {
    return placement.initializer.prepare?.(placement);
  } catch (error) {
    return fail(placement, error);
  }
}

/** Brings a block to life. A block that the widget refuses stays as the server sent it. */
export function mount(placement: Placement, module: WidgetModule): void {
  if (!placement._isWaiting) return;
  try {
    placement.handle = module.mount(placement);
  } catch (error) {
    fail(placement, error);
    return;
  }
  endWaiting(placement);
  if (placement.handle === false) placement.destroy();
  placement.liveAt = placement.runtime.clock.now();
  replayHeld(placement);
  if (!placement.isEnded) announce('mounted', placement);
}
