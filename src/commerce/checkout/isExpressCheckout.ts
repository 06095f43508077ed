import type { SiteContext } from '#engine/context/siteContext';

/** Returns whether the shop has no cart to look at: what is added goes straight to the checkout. */
export const isExpressCheckout = (context: SiteContext): boolean =>
  context.read('websiteSettings.storeSettings.expressCheckout', false);
