import { number, oneOf, optional, string } from '../contractSchema';

/** What is said of the page with a submission or a census entry. */
export interface PageFields {
  pageTitle: string;
  /** Of the item or the collection; a system page has neither. */
  pageId?: string;
  /** `i`: the page is an item, `c`: a collection. */
  contentSource?: 'i' | 'c';
  pagePath: string;
  pagePermissionTypeValue?: number;
}

/** The page fields, for a contract. */
export const pageFields = () => ({
  pageTitle: string(),
  pageId: optional(string()),
  contentSource: optional(oneOf(['i', 'c'])),
  pagePath: string(),
  pagePermissionTypeValue: optional(number()),
});
