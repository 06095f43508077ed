import type { SiteContext } from '../context/siteContext';
import type { PageFields } from './pageFields';

/**
 * What a submission or a census entry says of this page, from the site context: of the item, else
 * of the collection, which name themselves in one of two ways. A page without either is known by
 * the title of its document.
 */
export function readPageFields({ read }: SiteContext): PageFields {
  const itemId = read('itemId', '') || read('item.id', '');
  const collectionId = read('collectionId', '') || read('collection.id', '');
  const pageId = itemId || collectionId;
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
