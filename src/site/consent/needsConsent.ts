import type { SiteContext } from '#engine/context/siteContext';
import { isRestrictive } from './isRestrictive';

/**
 * Whether this page calls for the part that asks for consent and follows it: the site shows a
 * banner, or has a restrictive policy, or something of the page waits for consent. A page of mere
 * text loads none of it.
 */
export function needsConsent(context: SiteContext): boolean {
  const { read } = context;
  return (
    read('cookieSettings.isCookieBannerEnabled', false) ||
    isRestrictive(context) ||
    document.querySelector('script[data-consent],html[data-consent]') !== null
  );
}
