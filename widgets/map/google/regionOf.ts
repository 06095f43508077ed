/** Returns the region that a language names, `CH` of `de-CH`; undefined where it names none. */
export function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
}
