import type { SiteContext } from '#engine/context/siteContext';

/**
 * Whether the site gives visitors who have answered a button that opens the view of the categories
 * again, as the platform's newer sites do where they let visitors manage cookies. `HIDDEN` is none.
 */
export const offersPreferences = ({ read }: SiteContext): boolean =>
  read('cookieSettings.isCookieBannerEnabled', false) &&
  read('cookieSettings.cookieBannerHasManageCookies', false) &&
  read('cookieSettings.cookieBannerSavedPreferencesLayout', 'PILL') !== 'HIDDEN';
