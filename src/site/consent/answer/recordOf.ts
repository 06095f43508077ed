import { type ConsentAnswer, type ConsentCategory, consentCategories } from '../consentCategories';
import { hasGpc } from '../hasGpc';
import type { ConsentRecord } from './consentRecord';

/**
 * Returns what to keep of an answer, whatever a page's code hands over. A yes to each category that
 * was asked for is one to all.
 *
 * @param asked The categories that were asked for.
 * @param revision What the site asks today.
 */
export function recordOf(
  answer: ConsentAnswer,
  asked: readonly ConsentCategory[],
  revision: number,
): ConsentRecord {
  const named = new Map<unknown, unknown>(Object.entries(Object(answer)));
  const allowed = consentCategories.filter((one) => answer === true || named.get(one) === true);
  const isAllowed = asked.every((one) => allowed.includes(one));
  const isUnderGpc = allowed.length > 0 && hasGpc();
  return { isAllowed, revision, isUnderGpc, allowed: isAllowed ? [] : allowed };
}
