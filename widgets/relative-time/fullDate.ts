/** The language of a date where the page names none that the browser takes. */
export const DEFAULT_LANGUAGE = 'en';

/** Writes day, month in words and year, in the visitor's time zone, as most servers do. */
const write = (date: number, language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(date);

/**
 * Returns a date in words. In English where the language is none, or none that the browser takes.
 *
 * @param date Milliseconds since the epoch.
 * @param language The language tag of the text's surroundings, or ''.
 */
export function fullDate(date: number, language: string): string {
  try {
    return write(date, language || DEFAULT_LANGUAGE);
  } catch {
    return write(date, DEFAULT_LANGUAGE);
  }
}
