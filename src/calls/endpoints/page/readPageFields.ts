import { readCollectionId, readItemId } from '#engine/context/pageIds';
import type { SiteContext } from '#engine/context/siteContext';
import type { PageFields } from './pageFields';

/**
 * What a submission or a census entry says of this page, from the site context: of the item, else
 * of the collection. A page without either is known by the title of its document.
 */
export function readPageFields(context: SiteContext): PageFields {
  const { read } = context;
  const itemId = readItemId(context);
  const pageId = itemId || readCollectionId(context);
  const { title } = document;
  return {
    // An image named `title` takes the place of the document's.
    pageTitle: read('item.title', '') || read('collection.title', '') || `${title}`,
    ...(pageId && { pageId, contentSource: itemId ? 'i' : 'c' }),
    pagePath: location.pathname,
    ...permissionOf(read('collection.permissionType', Number.NaN)),
  };
}

const permissionOf = (pagePermissionTypeValue: number) =>
  Number.isNaN(pagePermissionTypeValue) ? {} : { pagePermissionTypeValue };
