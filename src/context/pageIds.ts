import type { SiteContext } from './siteContext';

/*
 * Item and collection name themselves in one of two ways, by the age of the page.
 */

/** The page's item; empty where the page is none. */
export const readItemId = ({ read }: SiteContext): string =>
  read('itemId', '') || read('item.id', '');

/** The page's collection; empty where there is none. */
export const readCollectionId = ({ read }: SiteContext): string =>
  read('collectionId', '') || read('collection.id', '');
