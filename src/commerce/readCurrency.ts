import type { SiteContext } from '#engine/context/siteContext';
import { DEFAULT_CURRENCY } from '#rules/money/defaultCurrency';

/** The class of the platform's body that names the site's currency: `native-currency-code-gbp`. */
const BODY_CLASS = /(?:^|\s)native-currency-code-([a-z]{3})(?:\s|$)/;

/**
 * Returns the code of the currency in which a node tells prices: that of the nearest `data-currency`,
 * that of the platform's body, the site's, else USD. It may be none of the platform's currencies.
 */
export const readCurrency = (node: Element, context: SiteContext): string =>
  node.closest<HTMLElement>('[data-currency]')?.dataset.currency?.trim() ||
  BODY_CLASS.exec(document.body.className)?.[1]?.toUpperCase() ||
  context.read('websiteSettings.storeSettings.selectedCurrency', DEFAULT_CURRENCY);
