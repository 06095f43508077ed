import type { SiteContext } from '#engine/context/siteContext';
import { readCookie } from '#engine/storage/readCookie';
import { isOfSite } from '../account/isOfSite';
import { readConsentRecord } from './answer/consentRecord';
import { hasGpc } from './hasGpc';
import { isRestrictive } from './isRestrictive';

/**
 * Whether anything may be measured on a page: it is of a site, and the visitor agreed, or did not need
 * to be asked. A first look, so that a page without consent loads no code that measures. That code asks
 * the store of consent (`createConsent`) again, which knows all of the rules.
 */
export function mayMeasure(context: SiteContext): boolean {
  const { read } = context;
  const answer = readCookie('ss_cookieAllowed');
  const mustAgree = hasGpc() || isRestrictive(context);
  const isAllowed = mustAgree
    ? answer === 'true'
    : answer !== 'false' || !read('cookieSettings.isCookieBannerEnabled', false);
  // Who has refused the rest may have allowed a part by name.
  const hasPart = readConsentRecord()?.allowed.length;
  return (isAllowed || !!hasPart) && isOfSite(context);
}
