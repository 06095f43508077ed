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

/** One address of exactly one @, whose host has an extension; then, perhaps, a subject and so on. */
const isMailto = (address: string) => /^[^@?]+@[^@?]*[^@?.]\.[^@?.]+(\?|$)/.test(address);

/**
 * Whether a link keeps the limits of its kind (platform.md, section 5): an anchor under 100
 * characters; an internal path (content or file) under 150; ftp under 100; javascript under 250;
 * sms under 1000; tel under 50 and of 4 digits or more, with nothing but digits, plus and minus;
 * mailto under 1000 and with exactly one @ and an extension, before the query. True for every
 * other link: the specification limits no other.
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
