import type { LightboxItem } from '../../src/services/lightboxes';

const NAME = 'itemId=';

/** What names an item in the page's address: its id, else its url; undefined for one without either. */
const nameOf = ({ id, url }: LightboxItem) => id || url || undefined;

/** The hash that names an item: `#itemId=5f1a…`; empty where nothing does. */
export function itemHash(item: LightboxItem): string {
  const name = nameOf(item);
  return name ? `#${NAME}${encodeURIComponent(name)}` : '';
}

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // not a percent-encoded text
  }
};

const lastSegment = (path: string) => decoded(path.replace(/[?#].*|\/+$/g, '').replace(/.*\//, ''));

/**
 * The place in the set of the item that the page's address names: by `#itemId=` its id or url, else
 * by the last segment of its path, which is an id or the end of a url. −1 where there is none.
 */
export function itemInAddress(
  set: readonly LightboxItem[],
  { hash, pathname }: Pick<Location, 'hash' | 'pathname'>,
): number {
  if (hash.startsWith(`#${NAME}`)) {
    const name = decoded(hash.slice(NAME.length + 1));
    return set.findIndex(({ id, url }) => name !== '' && (id === name || url === name));
  }
  const segment = lastSegment(pathname);
  return set.findIndex(
    ({ id, url }) => segment !== '' && (id === segment || (url && lastSegment(url) === segment)),
  );
}
