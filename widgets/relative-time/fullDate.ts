/** The specification's default language. */
const DEFAULT_LANGUAGE = 'en';

/** Day, month in words and year, in the visitor's time zone: as long as most servers write it. */
const write = (date: number, language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(date);

/**
 * A date in words. In English where the language is none, or none that the browser takes.
 *
 * @param date Milliseconds since the epoch.
 * @param language A language tag: the one of the text's surroundings.
 */
export function fullDate(date: number, language: string): string {
  try {
    return write(date, language || DEFAULT_LANGUAGE);
  } catch {
    return write(date, DEFAULT_LANGUAGE);
  }
}
