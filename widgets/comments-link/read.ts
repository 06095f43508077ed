import { readItemId } from '#engine/context/pageIds';
import type { BlockScope } from '#engine/scope';
import { parseLink } from '#page/links/parseLink';

/** The comments of an item, as far as the page tells. */
export interface CommentsModel {
  /** How many there are; undefined where the page does not say. */
  count: number | undefined;
  /** Where they are read, in full; undefined where that is this page, or nobody says. */
  address: string | undefined;
}

/** The platform's number for an item that takes comments. */
const OPEN = '1';

/** Where an item is, by the site's own address: a saved copy of its page has no comments. */
function itemAddress({ runtime }: BlockScope, itemId: string): string | undefined {
  const { read } = runtime.context;
  const path = readItemId(runtime.context) === itemId ? read('item.fullUrl', '') : '';
  const base = read('website.baseUrl', '');
  if (!path || !base) return undefined;
  const address = parseLink(path, base, ['http:', 'https:']);
  if (!address || address.host === location.host) return undefined;
  address.hash = `comments-${itemId}`;
  return address.href;
}

/**
 * Reads the platform's place for comments. Null, without a word, where there is nothing to say: the
 * server has filled it, or the item takes none and has none.
 */
export function readComments(scope: BlockScope): CommentsModel | null {
  const { node } = scope;
  if (node.textContent?.trim() || node.querySelector('img,iframe')) return null;
  // A link of the platform's comes with its address, and without words where a comments service counts.
  if (node.matches('a')) return { count: undefined, address: undefined };
  const { itemId = '', publicCommentCount, commentState } = node.dataset;
  const count = Math.max(0, Math.round(Number(publicCommentCount)) || 0);
  if (!count && commentState !== OPEN) return null;
  return { count, address: itemAddress(scope, itemId) };
}
