import type { CartItem } from '../cart';
import type { CartFailure } from '../cartEvents';
import type { Change } from './changes';

/** What became of one change. */
export interface Outcome {
  change: Change;
  /** Why it was refused; undefined where it was saved. */
  error: unknown;
  /** The line of the cart, as it is now. */
  item: CartItem | undefined;
  /** How many there are, where it was fewer than asked for. */
  left: number | undefined;
}

/** What became of it, and what to tell of that; undefined where it was saved as it was meant. */
export interface ToldOutcome extends Outcome {
  failure: CartFailure | undefined;
}
