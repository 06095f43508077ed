import { linkCategory, protocolOf, trimLink } from './linkCategory';

/** The lengths that links of a kind stay under, in characters, the protocol counted. */
const LENGTH_UNDER = {
  anchor: 100,
  internal: 150,
  tel: 50,
  sms: 1000,
  mailto: 1000,
  javascript: 250,
  ftp: 100,
} as const;

const MIN_TEL_DIGITS = 4;

type LimitedKind = keyof typeof LENGTH_UNDER;

function kindOf(link: string): LimitedKind | undefined {
  const category = linkCategory(link);
  if (category === 'anchor') return 'anchor';
  if (category === 'file' || category === 'content') return 'internal';
  const protocol = protocolOf(link);
  return protocol && Object.hasOwn(LENGTH_UNDER, protocol) ? (protocol as LimitedKind) : undefined;
}

const isTel = (number: string) =>
  /^[\d+-]+$/.test(number) && number.replace(/\D/g, '').length >= MIN_TEL_DIGITS;

/** Returns whether a text is one address, with one @ and an extension, perhaps with a query. */
const isMailto = (address: string) => /^[^@?]+@[^@?]*[^@?.]\.[^@?.]+(\?|$)/.test(address);

/**
 * Returns whether a link keeps the limits of its kind. An anchor has less than 100 characters, an
 * internal path (content or file) less than 150, ftp less than 100, javascript less than 250, sms
 * less than 1000. tel has less than 50, and a number of 4 digits or more, with plus and minus at
 * most. mailto has less than 1000, with exactly one @ and an extension before the query. True for
 * every other link: no other has a limit.
 *
 * A limit is no permission: nothing follows a `javascript:` link, see `parseLink`.
 */
export function fitsLinkLimits(text: string): boolean {
  const link = trimLink(text);
  const kind = kindOf(link);
  if (!kind) return true;
  if (link.length >= LENGTH_UNDER[kind]) return false;
  const rest = link.slice(link.indexOf(':') + 1);
  if (kind === 'tel') return isTel(rest);
  if (kind === 'mailto') return isMailto(rest);
  return true;
}
