import type { SiteContext } from '#engine/context/siteContext';
import { type ConsentCategory, consentCategories } from './consentCategories';

/**
 * Reads `cookieSettings.consentCategories`: the categories that the visitor is asked about one by
 * one, in our order. Default: all of them on a site of the platform that lets its visitors manage cookies
 * (`cookieBannerHasManageCookies`); else none, and all are allowed or refused together. Warns of a name
 * that is no category, and leaves it out.
 */
export function readAskedCategories({ read }: SiteContext): readonly ConsentCategory[] {
  const hasManage = read('cookieSettings.cookieBannerHasManageCookies', false);
  const asked = read('cookieSettings.consentCategories', hasManage ? consentCategories : []);
  const known = consentCategories.filter((category) => asked.includes(category));
  const unknown = asked.filter((name) => !known.includes(name as ConsentCategory));
  if (unknown.length) {
    console.warn(
      `Skerry: cookieSettings.consentCategories: ${JSON.stringify(unknown)} is none of ${consentCategories}`,
    );
  }
  return known;
}
