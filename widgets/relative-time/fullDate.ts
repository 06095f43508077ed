import { ENGLISH_MONTHS } from '#rules/dates/englishMonths';
import { isAmerican } from '#rules/languages/english';

/** Writes a date as American English does. */
const writeAmerican = (date: Date) =>
  `${ENGLISH_MONTHS[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`;

/**
 * Returns a date in words: day, month and year, in the visitor's time zone, as most servers write it. In American
 * English where the language is none, or none that the browser takes.
 *
 * @param date Milliseconds since the epoch.
 * @param language The language tag of the text's surroundings, or ''.
 */
export function fullDate(date: number, language: string): string {
  const day = new Date(date);
  if (!language || isAmerican(language)) return writeAmerican(day);
  try {
    return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(day);
  } catch {
    return writeAmerican(day);
  }
}
