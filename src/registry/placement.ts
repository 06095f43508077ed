import type { Block } from '../block';
import type { Cancel } from '../clock';
import type { Initializer, Unmount } from '../initializer';

/** One node and the initializer that takes it, from the first pass until the node is given back. */
export interface Placement {
  readonly takenBy: Initializer;
  readonly node: HTMLElement;
  readonly block: Block;
  /** Waits for its moment or its code. Neither live nor failed, nor given back. */
  isWaiting: boolean;
  /** True once its code is asked for. */
  started?: boolean;
  /** Ends the wait for its moment. */
  cancelWait?: Cancel;
  /** Activations that came before the code, and the wait after which they are let go. */
  held?: Map<Element, () => void>;
  cancelHold?: Cancel;
  /** The hold ran out: from here on this block's activations are the browser's until it is live. */
  tooLate?: boolean;
  unmount?: Unmount | undefined;
  /** Undoes what `prepare` did. */
  unprepare?: () => void;
  /** Told once, when it is live, failed or stopped. */
  settled?: () => void;
}
