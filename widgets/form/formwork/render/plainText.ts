const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['apos', "'"],
  ['gt', '>'],
  ['lt', '<'],
  ['nbsp', '\u00a0'],
  ['quot', '"'],
]);

/** Whether a text of the owner's editor holds more than text. */
export const isHtml = (text: string): boolean => /<[a-z!/]|&[a-z#]/i.test(text);

/**
 * Returns the text of some HTML, for a visitor to read until its sanitised nodes are here or where they can't be had.
 * It is only ever a text: nothing depends on every tag being found.
 */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES.get(name) ?? whole)
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
