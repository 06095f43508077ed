import type { SiteContext } from '#engine/context/siteContext';
import { ContentItemType } from '#rules/enumerations/content/contentItemType';
import { PageType } from '#rules/enumerations/content/pageType';
import type { PixelAction } from '../analytics/pixelAction';

/**
 * Returns what a visitor does by coming to a page: a search, a look at a product, or a membership
 * that is confirmed, with which the account of a customer is made. Undefined for any other page.
 */
export function actionOfPage({ read }: SiteContext): PixelAction | undefined {
  switch (read('pageType', PageType.Page)) {
    case PageType.Search:
      return 'search';
    case PageType.MembershipConfirmed:
      return 'createAccount';
    case PageType.ContentItem:
      return read('item.recordType', 0) === ContentItemType.StoreItem ? 'viewProduct' : undefined;
    default:
      return undefined;
  }
}
