import type { SiteContext } from '#engine/context/siteContext';

const DEFAULT_LOCALE = 'en-US';

/**
 * Returns the language tag by which a node's numbers are written: that of the nearest `lang`, else the
 * site's, else `en-US`, also for a tag that the browser does not take.
 */
export function readLocale(node: Element, context: SiteContext): string {
  const locale =
    node.closest<HTMLElement>('[lang]')?.lang || context.read('website.language', DEFAULT_LOCALE);
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? DEFAULT_LOCALE;
  } catch {
    return DEFAULT_LOCALE;
  }
}
