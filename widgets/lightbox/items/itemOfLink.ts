import type { LightboxItem } from '../service';
import { itemInAddress } from './itemHash';

/** A link, or a page's address. */
type Address = Pick<Location, 'origin' | 'pathname' | 'search' | 'hash'>;

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

/**
 * The place in the set of the item that a link leads to: by `#itemId=` on this page, or by the
 * item's own address, which is its url or id below the collection's address or the page's. −1 where
 * it leads elsewhere.
 *
 * @param collection The collection's path; may be empty.
 */
export function itemOfLink(
  set: readonly LightboxItem[],
  { origin, pathname, search, hash }: Address,
  page: Address,
  collection: string,
): number {
  if (origin !== page.origin) return -1;
  if (pathname === page.pathname && search === page.search) {
    return itemInAddress(set, { hash, pathname: '' });
  }
  const parent = `${segmentsOf(pathname).slice(0, -1)}`;
  const isItem = [page.pathname, collection].some(
    (path) => path && `${segmentsOf(path)}` === parent,
  );
  return isItem ? itemInAddress(set, { hash: '', pathname }) : -1;
}
