import type { LightboxItem } from '../service';

const NAME = 'itemId';

/** Returns an item's name in the page's address: its url, else its id. */
const nameOf = ({ id, url }: LightboxItem) => url || id || undefined;

/**
 * Returns the hash that names an item, `#itemId=harbour`, with the rest of the page's hash. It
 * names none where the item has no name.
 */
export function itemHash(item: LightboxItem, hash: string): string {
  const parts = hash
    .slice(1)
    .split('&')
    .filter((part) => part && part.split('=')[0] !== NAME);
  const name = nameOf(item);
  if (name) parts.push(`${NAME}=${encodeURIComponent(name)}`);
  return parts.length ? `#${parts.join('&')}` : '';
}

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // not a percent-encoded text
  }
};

const lastSegment = (path: string) => path.split('/').filter(Boolean).at(-1);

/**
 * Returns the place in the set of the item that the page's address names: `#itemId=` its id or url,
 * else the last segment of the path, which is an id or the end of a url. −1 where there is none.
 */
export function itemInAddress(
  set: readonly LightboxItem[],
  { hash, pathname }: Pick<Location, 'hash' | 'pathname'>,
): number {
  const name = new URLSearchParams(hash.slice(1)).get(NAME) ?? decoded(lastSegment(pathname) ?? '');
  return set.findIndex(
    ({ id, url = '' }) => name !== '' && (id === name || url === name || lastSegment(url) === name),
  );
}
