import type { SiteContext } from '#engine/context/siteContext';

/** Whether somebody is logged in to the site: an owner or a contributor, not a site member. */
export const isLoggedIn = (context: SiteContext): boolean =>
  context.read('authenticatedAccount.id', '') !== '';
