import type { Cancel } from '../clock';
import type { Mounted } from '../handle';
import type { Initializer } from '../initializer';
import type { BlockScope } from '../scope';

/** Hears of the blocks on the way of an event `skerry:ask`, the innermost first, and how to start one. */
export type TellBlocks = (
  start: (placement: Placement) => void,
  placements: readonly Placement[],
) => void;

/**
 * One node and the initializer that takes it, from the first pass until the node is given back.
 * Names that begin with `_` are made shorter by the build: lazy code can't know them.
 */
export interface Placement {
  readonly _takenBy: Initializer;
  /** The block's scope. It ends when the block fails, is refused, or is given back. */
  readonly scope: BlockScope;
  /** Whether it waits for its moment or its code: it is not live, failed or given back. */
  _isWaiting: boolean;
  /** Whether its code has been asked for. */
  _isStarted?: boolean;
  /** Ends the wait for its moment. */
  _cancelWait?: Cancel;
  /** Activations that came before the code, and the wait after which they are let go. */
  _held?: Map<Element, () => void>;
  _cancelHold?: Cancel;
  /** Whether the hold ran out: activations are then the browser's until the block is live. */
  _isTooLate?: boolean;
  /** What `mount` returned, once it did. */
  handle?: Mounted;
  /** Called once, when the block is live, has failed, or is given back. */
  _settled?: () => void;
}
