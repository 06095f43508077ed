/**
 * Returns the format by which a language writes numbers.
 *
 * @throws RangeError for what is no language tag, or no option.
 */
export type NumberFormats = (
  language: string,
  options?: Intl.NumberFormatOptions,
) => Intl.NumberFormat;

/** Makes a format each time. */
export const makeNumberFormat: NumberFormats = (language, options) =>
  new Intl.NumberFormat(language, options);

/**
 * Creates number formats that are kept: each is made once. Making one takes a browser as long as writing dozens
 * of numbers, and a shop's page has hundreds of prices.
 */
export function createNumberFormats(): NumberFormats {
  const made = new Map<string, Intl.NumberFormat>();
  return (language, options) => {
    const key = language + JSON.stringify(options);
    const format = made.get(key) ?? makeNumberFormat(language, options);
    made.set(key, format);
    return format;
  };
}
