import type { SiteContext } from '#engine/context/siteContext';
import { PageType } from '#rules/enumerations/content/pageType';
import { isLoggedIn } from './isLoggedIn';
import { isOfSite } from './isOfSite';
import { isOnlyViewer } from './isOnlyViewer';

/** The types of pages that are no visit to the site. */
const UNCOUNTED: readonly number[] = [
  PageType.NotFound,
  PageType.LockScreen,
  PageType.MemberAreaAccessDenied,
];

/**
 * Returns whether a visit to this page counts. That of somebody who is logged in to the site does
 * not, unless they may only look; nor does a page that is of no site or not found, a lock screen or
 * one that refuses a member.
 */
export function isCounted(context: SiteContext): boolean {
  if (!isOfSite(context)) return false;
  if (isLoggedIn(context) && !isOnlyViewer(context)) return false;
  return !UNCOUNTED.includes(context.read('pageType', PageType.Page));
}
