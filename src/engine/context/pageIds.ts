import type { SiteContext } from './siteContext';

// A page names its item and collection in one of two ways, by its age.

/** Returns the id of the page's item; '' where the page shows none. */
export const readItemId = ({ read }: SiteContext): string =>
  read('itemId', '') || read('item.id', '');

/** Returns the id of the page's collection; '' where there is none. */
export const readCollectionId = ({ read }: SiteContext): string =>
  read('collectionId', '') || read('collection.id', '');
