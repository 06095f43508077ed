const FOLLOWED = ['http:', 'https:', 'mailto:', 'tel:'];

/**
 * Where a marquee's link leads, as a full address: a web page, a path of this site, a mail
 * address or a telephone number. Undefined for anything else. The parsed result is checked, not
 * the text: `java\nscript:` is a script too.
 *
 * @param base What a path is resolved against: the document's base address.
 */
export function readLink(text: string, base: string): string | undefined {
  if (!URL.canParse(text, base)) return undefined;
  const { protocol, href } = new URL(text, base);
  return FOLLOWED.includes(protocol) ? href : undefined;
}
