import { parseLink } from '#page/links/parseLink';
import { parseQuery } from '#rules/query/parseQuery';
import type { Slide } from '../slides/slide';

/** The names of a slide in addresses. */
export type NamedSlide = Pick<Slide, 'id' | 'url'>;

const PARAMETER = 'itemId';

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the slide that has this id, this url, or a url that ends in it. */
function slideOfName(slides: readonly NamedSlide[], name: string | undefined): number | undefined {
  if (!name) return undefined;
  const index = slides.findIndex(
    ({ id, url = '' }) => id === name || url === name || segmentsOf(url).at(-1) === name,
  );
  return index < 0 ? undefined : index;
}

/** Returns the slide that the hash of a full address names: `#itemId=…`. */
export const slideOfHash = (slides: readonly NamedSlide[], href: string): number | undefined =>
  slideOfName(slides, parseQuery(new URL(href).hash.slice(1)).get(PARAMETER)?.at(-1));

/**
 * Returns the slide that a full address means: by its hash, else by the page's item, else by the
 * last part of its path.
 *
 * @param itemId Of the page, as the server says; may be empty.
 */
export const slideOfPage = (
  slides: readonly NamedSlide[],
  href: string,
  itemId: string,
): number | undefined =>
  slideOfHash(slides, href) ??
  slideOfName(slides, itemId) ??
  slideOfName(slides, decoded(segmentsOf(new URL(href).pathname).at(-1) ?? ''));

/** Safe within a path: neither a way up nor a query. */
const encodedPath = (path: string) =>
  segmentsOf(path)
    .filter((segment) => !/^\.+$/.test(segment))
    .map(encodeURIComponent)
    .join('/');

/**
 * Returns the full address of a slide: the collection's with its slash, then the slide's url or
 * else its id, and the same as `itemId` in the hash, which is read first. Where the server names no
 * collection of this site, the path stays as it is, so that the page that is asked for again is
 * this one. What else the query and the hash hold, stays. A slide without a name takes the name of
 * the one before out of the address.
 *
 * @param href The full address of the page.
 * @param collection The collection's path or address; may be empty.
 */
export function addressOfSlide(slide: NamedSlide, href: string, collection: string): string {
  const address = new URL(href);
  const name = slide.url || slide.id || '';
  const parent = collection ? parseLink(collection, address.origin, [address.protocol]) : undefined;
  if (parent?.origin === address.origin) {
    address.pathname = `${parent.pathname.replace(/\/*$/, '/')}${encodedPath(name)}`;
  }
  const kept = address.hash
    .slice(1)
    .split('&')
    .filter((part) => part && part.split('=')[0] !== PARAMETER);
  if (name) kept.push(`${PARAMETER}=${encodeURIComponent(name)}`);
  // With its own mark: a hash may begin with another one.
  address.hash = kept.length ? `#${kept.join('&')}` : '';
  return address.href;
}
