/** A day, with a time or not, by `T` or a space; a time with a zone or not: `UTC`, `+0200`, `+02`. */
const MOMENT =
  /^\s*(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d[\d:.]*) ?(?:(UTC|Z)|([+-]\d\d):?(\d\d)?)?)?\s*$/i;

/**
 * Returns the moment that a text names, in milliseconds since the epoch; NaN for none. A day begins, as a time
 * without a zone is, where the visitor is: else `2026-12-24` would be the 23rd in all of America. Dates as many servers
 * write them, `2026-12-24 18:00:00 UTC`, which Safari does not read, are put as the standard has them.
 */
export function readMoment(text: string): number {
  const [, day, time = '00:00', isUtc, hours = '', minutes = '00'] = MOMENT.exec(text) ?? [];
  if (!day) return Date.parse(text);
  const zone = isUtc ? 'Z' : hours && `${hours}:${minutes}`;
  return Date.parse(`${day}T${time}${zone}`);
}
