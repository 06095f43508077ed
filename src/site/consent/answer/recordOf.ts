import { type ConsentAnswer, type ConsentCategory, consentCategories } from '../consentCategories';
import type { ConsentRecord } from './consentRecord';

/**
 * Returns what to keep of an answer, whatever a page's code hands over. A yes to each category that
 * was asked for is one to all.
 *
 * @param asked The categories that were asked for.
 */
export function recordOf(
  answer: ConsentAnswer,
  asked: readonly ConsentCategory[],
): Pick<ConsentRecord, 'isAllowed' | 'allowed'> {
  const named = new Map<unknown, unknown>(Object.entries(Object(answer)));
  const allowed = consentCategories.filter((one) => answer === true || named.get(one) === true);
  return asked.every((one) => allowed.includes(one))
    ? { isAllowed: true, allowed: [] }
    : { isAllowed: false, allowed };
}
