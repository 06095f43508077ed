import { isHttpError } from '#calls/http/reply/httpError';
import type { cartFailures } from '#texts/commerce/cartFailures';
import { fillText } from '#texts/fillText';
import type { CartFailure } from '../cartEvents';
import { LostAnswer } from '../store/cartCalls';
import type { Outcome } from '../store/createSettle';

/** Statuses with which a server says in words of its own why an item can't be added. */
const EXPLAINED: readonly number[] = [400, 404, 409, 422];

const textOf = ({ change, error, left }: Outcome, texts: typeof cartFailures): string => {
  if (left === 0) return texts.soldOut;
  if (left !== undefined) return fillText(texts.left, { n: left });
  if (change.kind === 'set') return change.quantity ? texts.update : texts.remove;
  if (error instanceof LostAnswer) return texts.connect;
  return isHttpError(error) && EXPLAINED.includes(error.status) ? error.message : texts.connect;
};

/** Describes what became of a change that was not saved as it was meant; undefined for one that was. */
export function describeFailure(
  outcome: Outcome,
  texts: typeof cartFailures,
): CartFailure | undefined {
  const { change, error, left } = outcome;
  if (error === undefined && left === undefined) return undefined;
  const text = textOf(outcome, texts);
  return change.kind === 'add'
    ? { text, kind: 'add', id: '', asked: change.asked, left, error }
    : {
        text,
        kind: change.quantity ? 'set' : 'remove',
        id: change.itemId,
        asked: undefined,
        left,
        error,
      };
}
