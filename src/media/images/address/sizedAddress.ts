import { parseLink } from '#page/links/parseLink';
import { imageAddress } from './imageAddress';

/** Where a page says how the addresses of its pictures name a width. */
const SAID = '[data-image-sizes]';

/** The hosts of the platform's pictures, which have each of them in seven widths. */
const PLATFORM = /(?:^|\.)squarespace(?:-cdn)?\.com$/;

const WEB = ['http:', 'https:'];

/** Returns the address of a picture in a width, in pixels. */
export type SizedAddress = (width: number) => string;

/** Whether a pattern can be used: it names the width, or is empty for pictures of one width. */
export const isSizesPattern = (pattern: string): boolean =>
  pattern === '' || pattern.includes('{width}');

/** Returns the pattern that holds for a picture: its own, or that of the nearest element around it. */
export const sizesPatternOf = (node: Element): string | undefined =>
  node.closest<HTMLElement>(SAID)?.dataset.imageSizes?.trim();

/** Puts a width into the query: a parameter of the same name gives way. */
function inQuery(address: URL, pattern: string): void {
  for (const [name, value] of new URLSearchParams(pattern)) address.searchParams.set(name, value);
}

/** Returns the address of the file beside this one that has the width; undefined for none. */
function besideIt(address: URL, pattern: string): URL | undefined {
  const [, name = '', type = ''] = /([^/]*?)(?:\.(\w+))?$/.exec(address.pathname) ?? [];
  const file = pattern.replaceAll('{name}', name).replaceAll('{type}', type);
  return parseLink(file, address.href, WEB);
}

/** Returns the addresses that a pattern stands for: `?w={width}`, or `{name}-{width}.{type}`. */
function byPattern(source: string, pattern: string): SizedAddress {
  return (width) => {
    const address = parseLink(source, document.baseURI, WEB);
    const filled = pattern.replaceAll('{width}', `${width}`);
    if (!address) return source;
    if (!/^[?&]/.test(pattern)) return besideIt(address, filled)?.href ?? source;
    inQuery(address, filled.slice(1));
    return address.href;
  };
}

/** The platform's own pattern; the first pass writes it without parsing the address. */
const OWN_PATTERN = '?format={width}w';

/**
 * Returns how the address of a picture names a width: as the page says, by `data-image-sizes` on the
 * picture or around it, else as the platform does, for pictures of its hosts. Undefined for any other
 * picture, which has one width: that of its file.
 */
export function sizedAddress(node: Element, source: string): SizedAddress | undefined {
  const pattern = sizesPatternOf(node);
  if (pattern && pattern !== OWN_PATTERN) {
    return isSizesPattern(pattern) ? byPattern(source, pattern) : undefined;
  }
  const hasSizes =
    pattern ?? PLATFORM.test(parseLink(source, document.baseURI, WEB)?.hostname ?? '');
  return hasSizes ? (width) => imageAddress(source, width) : undefined;
}
