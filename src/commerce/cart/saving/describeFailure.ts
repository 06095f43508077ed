import { isHttpError } from '#calls/http/reply/httpError';
import { serverText } from '#calls/http/reply/serverText';
import type { cartFailures } from '#texts/commerce/cartFailures';
import { fillText } from '#texts/fillText';
import type { CartFailure } from '../cartEvents';
import { failureOf } from '../life/failureOf';
import type { Outcome } from '../store/outcome';

/** Statuses with which a server says in words of its own why an item can't be added. */
const EXPLAINED: readonly number[] = [400, 404, 409, 422];

const textOf = ({ change, error, left }: Outcome, texts: typeof cartFailures): string => {
  if (left === 0) return texts.soldOut;
  if (left !== undefined) return fillText(texts.left, { n: left });
  if (change.kind === 'set') return change.quantity ? texts.update : texts.remove;
  const isExplained = isHttpError(error) && EXPLAINED.includes(error.status);
  return (isExplained && serverText(error.body)) || texts.connect;
};

/** Describes what became of a change that was not saved as it was meant; undefined for one that was. */
export function describeFailure(
  outcome: Outcome,
  texts: typeof cartFailures,
): CartFailure | undefined {
  const { error, left } = outcome;
  return error === undefined && left === undefined
    ? undefined
    : failureOf(outcome, textOf(outcome, texts));
}
