import { parseLink } from '../../src/links/parseLink';

const FOLLOWED = ['http:', 'https:', 'mailto:', 'tel:'];

/**
 * Where a marquee's link leads, as a full address: a web page, a path of this site, a mail
 * address or a telephone number. Undefined for anything else.
 *
 * @param base What a path is resolved against: the document's base address.
 */
export const readLink = (text: string, base: string): string | undefined =>
  parseLink(text, base, FOLLOWED)?.href;
