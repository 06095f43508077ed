import { englishAge } from '#rules/dates/englishAge';
import { isEnglish } from '#rules/languages/english';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The units, the largest first, in milliseconds; months and years are those of a mean year. */
const UNITS = [
  ['year', 365.25 * DAY],
  ['month', (365.25 / 12) * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/**
 * Returns an age in the largest unit of which it has one, from minutes to years: '3 hours ago',
 * 'yesterday', 'in 2 weeks'. Units are not rounded up: 119 minutes are one hour. In English where the language
 * is none, or none that the browser takes.
 *
 * @param age In milliseconds, at least a minute; negative for the future.
 * @param language The language tag of the text's surroundings, or ''.
 */
export function ageInWords(age: number, language: string): string {
  const [unit, length] = UNITS.find(([, length]) => Math.abs(age) >= length) ?? ['minute', MINUTE];
  const count = Math.trunc(age / length);
  if (!language || isEnglish(language)) return englishAge(count, unit);
  try {
    return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-count, unit);
  } catch {
    return englishAge(count, unit);
  }
}
