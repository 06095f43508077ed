/**
 * Returns the English word of a unit for so many of it: `1 minute`, `0 minutes`. Known here since the first number
 * that Chromium formats takes 11 ms, on a slow phone 45.
 *
 * @param unit The name of one, with a plural in `s`.
 */
export const englishUnit = (unit: string, count: number): string =>
  count === 1 ? unit : `${unit}s`;
