import { parseLink } from '#page/links/parseLink';

const FOLLOWED = ['http:', 'https:', 'mailto:', 'tel:'];

/**
 * Returns the full address of a marquee's link: a web page, a path of this site, a mail address or
 * a telephone number. Undefined for anything else.
 *
 * @param base The document's base address, which a path is resolved against.
 */
export const readLink = (text: string, base: string): string | undefined =>
  parseLink(text, base, FOLLOWED)?.href;
