import { parseLink } from './parseLink';

/** `https://host:port` may be written for a host; the port that is the protocol's own goes. */
const originOfHost = (protocol: string, host: string) =>
  parseLink(`${protocol}//${host}`, 'https://-', ['http:', 'https:'])?.origin;

/**
 * Returns where a navigation of ours may go, as a full address; undefined where it may not: only
 * http and https, no user name or password, the page's own origin or a listed host. Navigate to
 * what this gives, never to the text that it was given: a browser may read that text in another
 * way.
 *
 * @param target An address or path: of a redirect, of a block, of the page's query.
 * @param page The full address of the page, `location.href`, against which a path is resolved.
 * (Not `document.baseURI`: a `<base>` may lead to another site.)
 * @param hosts Other hosts that may be gone to, each with its port where that is not the usual
 * one: `shop.example`. Subdomains of them are other hosts.
 */
export function allowedAddress(
  target: string,
  page: string,
  hosts: readonly string[] = [],
): string | undefined {
  const url = parseLink(target, page, ['http:', 'https:']);
  if (!url || url.username || url.password) return undefined;
  const isOwn = url.origin === new URL(page).origin;
  const isListed = hosts.some((host) => originOfHost(url.protocol, host) === url.origin);
  return isOwn || isListed ? url.href : undefined;
}
