/** A day, which JavaScript takes to begin in Greenwich. */
const DAY = /^\s*\d{4}-\d\d-\d\d\s*$/;

/**
 * Returns the moment that a text names, in milliseconds since the epoch; NaN for none. A day begins, as a time
 * without a zone is, where the visitor is: else `2026-12-24` would be the 23rd in all of America.
 */
export const readMoment = (text: string): number =>
  Date.parse(DAY.test(text) ? `${text.trim()}T00:00` : text);
