import type { SiteContext } from '../context/siteContext';
import { PageType } from '../enumerations/pageType';
import { isLoggedIn } from '../owner/isLoggedIn';
import { isOnlyViewer } from '../owner/isOnlyViewer';

/** Pages that are no visit to the site (platform.md, section 6). */
const UNCOUNTED: readonly number[] = [
  PageType.NotFound,
  PageType.LockScreen,
  PageType.MemberAreaAccessDenied,
];

/**
 * Whether a visit to this page counts: not that of somebody who is logged in to the site, unless
 * only as a viewer, and not on pages that are none.
 */
export function isCounted(context: SiteContext): boolean {
  if (isLoggedIn(context) && !isOnlyViewer(context)) return false;
  return !UNCOUNTED.includes(context.read('pageType', PageType.Page));
}
