import type { SiteContext } from '#engine/context/siteContext';

/**
 * Whether the site waits for an answer before it measures (its restrictive policy): by any value that is not
 * false or missing. One of another type counts for the visitor, after the reader's warning.
 */
export const isRestrictive = ({ read }: SiteContext): boolean =>
  read('cookieSettings.isRestrictiveCookiePolicyEnabled', false) ||
  !!read('cookieSettings', {}).isRestrictiveCookiePolicyEnabled;
