import { parseLink } from './parseLink';

const FOLLOWED = ['http:', 'https:', 'mailto:', 'tel:'];

/**
 * Returns the full address of a link that the site's owner set: a web page of any site, a path, a
 * mail address or a telephone number. Undefined for anything else.
 *
 * @param base The full address that a path is resolved against.
 */
export const parseOwnerLink = (text: string, base: string): URL | undefined =>
  parseLink(text, base, FOLLOWED);
