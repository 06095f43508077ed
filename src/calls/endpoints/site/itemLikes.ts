import type { Fields } from '../../http/request/requestUrl';

/** Below it are the likes of each item. Where the platform takes them is not documented. */
export const ITEM_LIKES = '/api/item-likes/';

/** Where likes of one thing are sent, and with what. */
export interface LikeTarget {
  /** A path of the page's own origin. */
  path: string;
  /** What is sent beside `liked`. */
  fields: Fields;
}

/** Returns where likes of an item of a collection are sent. */
export const itemLikes = (itemId: string): LikeTarget => ({
  path: ITEM_LIKES + encodeURIComponent(itemId),
  fields: {},
});
