import type { CartFailure } from '../cartEvents';
import type { Outcome } from '../store/outcome';

/** Returns what the page hears of a change that was not saved as it was meant, and the visitor reads. */
export const failureOf = ({ change, error, left }: Outcome, text: string): CartFailure =>
  change.kind === 'add'
    ? { text, kind: 'add', id: '', asked: change.asked, left, error }
    : {
        text,
        kind: change.quantity ? 'set' : 'remove',
        id: change.itemId,
        asked: undefined,
        left,
        error,
      };
