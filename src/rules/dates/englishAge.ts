import { englishUnit } from '../numbers/englishUnit';

/** A unit of an age. */
export type AgeUnit = 'year' | 'month' | 'week' | 'day' | 'hour' | 'minute';

/** What has a name where it is one from now. */
const NAMED: Partial<Record<AgeUnit, readonly [past: string, future: string]>> = {
  year: ['last year', 'next year'],
  month: ['last month', 'next month'],
  week: ['last week', 'next week'],
  day: ['yesterday', 'tomorrow'],
};

/**
 * Returns an age in English: `3 hours ago`, `yesterday`, `in 2 weeks`. Known here since the first age that
 * Chromium formats takes 11 ms, on a slow phone 45.
 *
 * @param count Not 0; negative for the future.
 */
export function englishAge(count: number, unit: AgeUnit): string {
  const [past, future] = NAMED[unit] ?? [];
  const amount = Math.abs(count);
  const text = `${amount} ${englishUnit(unit, amount)}`;
  if (count > 0) return (count === 1 && past) || `${text} ago`;
  return (count === -1 && future) || `in ${text}`;
}
