import type { Cancel } from '../clock';
import type { Initializer } from '../initializer';
import type { BlockScope } from '../scope';

/**
 * One node and the initializer that takes it, from the first pass until the node is given back: the
 * block's scope, which ends when the block fails, is refused, or is given back.
 * Names that begin with `_` are made shorter by the build; the others are read by lazy code too.
 */
export interface Placement extends BlockScope {
  readonly initializer: Initializer;
  /** Whether it waits for its moment or its code: it is not live, failed or given back. */
  _isWaiting: boolean;
  /**
   * The time from asking for its code to coming to life, in milliseconds, and 1 more: of a coarse
   * clock it may be none. Before that less than 0, by the time at which the code was asked for; and 0
   * at first.
   */
  took: number;
  /** Ends the wait for its moment. */
  _cancelWait?: Cancel;
  /** Activations that came before the code, and the wait after which they are let go. */
  _held?: Map<Element, () => void>;
  _cancelHold?: Cancel;
  /** Whether the hold ran out: activations are then the browser's until the block is live. */
  _isTooLate?: boolean;
  /** Called once, when the block is live, has failed, or is given back. */
  _settled?: () => void;
}
