/** What kind of link a text is. */
export type LinkCategory =
  | 'empty'
  | 'anchor'
  | 'external'
  | 'file'
  | 'content'
  | 'malformed protocol'
  | 'misc protocol'
  | 'none';

const WEB = /^(https?|ftp):/i;

/**
 * Returns a link's text as browsers read it: without white space and control characters around it,
 * and without tabs and line ends anywhere.
 */
export const trimLink = (text: string): string =>
  text.replace(/[\t\n\r]/g, '').replace(/^[\0- ]+|[\0- ]+$/g, '');

/** Returns a link's protocol, in lower case and without the colon; undefined where it has none. */
export const protocolOf = (link: string): string | undefined =>
  /^([a-z][a-z0-9+.-]*):/i.exec(link)?.[1]?.toLowerCase();

/**
 * Returns the category of a link's text: the first that fits, in this order.
 *
 * - `empty`: nothing but white space.
 * - `anchor`: begins with `#`.
 * - `external`: http, https or ftp with `//`. Also `//host`, and `/\host`, which browsers take
 *   for the same: neither is a path of this site.
 * - `file`: a path that begins with `/s/`.
 * - `content`: any other path that begins with `/`.
 * - `malformed protocol`: http, https or ftp without `//`.
 * - `misc protocol`: any other protocol (`tel:`, `mailto:`; also `host:80`, which reads as one).
 * - `none`: anything else, `www.example.com` or `page`.
 */
export function linkCategory(text: string): LinkCategory {
  const link = trimLink(text);
  if (link === '') return 'empty';
  if (link.startsWith('#')) return 'anchor';
  if (/^((https?|ftp):)?[/\\]{2}/i.test(link)) return 'external';
  if (link.startsWith('/s/')) return 'file';
  if (link.startsWith('/')) return 'content';
  if (WEB.test(link)) return 'malformed protocol';
  return protocolOf(link) ? 'misc protocol' : 'none';
}
