import type { SiteContext } from '../context/siteContext';
import { parseQuery } from '../query/parseQuery';
import { isLoggedIn } from './isLoggedIn';
import { isOnlyViewer } from './isOnlyViewer';

/** Where a site is configured, with the page to be shown there. */
export const configAddress = ({
  origin,
  pathname,
  search,
}: Pick<URL, 'origin' | 'pathname' | 'search'>): string => {
  const address = new URL('/config/', origin);
  address.searchParams.set('frameUrl', pathname + search);
  return address.href;
};

/** What the page is and who looks at it. */
export interface Looking {
  context: SiteContext;
  /** The page's address. */
  page: URL;
  /** The page is inside a frame. */
  isFramed: boolean;
}

/** Whether a page is one of the configuration's own. */
export const isConfig = (path: string): boolean => /^\/config(\/|$)/.test(path);

/**
 * Whether Escape leads somebody who is logged in from a public page to the configuration: where the
 * site wants that (`useEscapeKeyToLogin`), and not who may only look (platform.md, sections 2 and 6).
 */
export const escapesToConfig = ({ context, page }: Pick<Looking, 'context' | 'page'>): boolean =>
  context.read('websiteSettings.useEscapeKeyToLogin', false) &&
  !isOnlyViewer(context, page.pathname);

/**
 * Where a logged-in owner is sent to from a public page, undefined where they stay: visitors and
 * those who may only look; pages below /config; an address with `noredirect`; localhost; a site in
 * developer or cloneable mode; a page inside a frame (platform.md, section 2).
 */
export function ownerRedirect({ context, page, isFramed }: Looking): string | undefined {
  const stays =
    isFramed ||
    !isLoggedIn(context) ||
    isOnlyViewer(context, page.pathname) ||
    isConfig(page.pathname) ||
    parseQuery(page.search).has('noredirect') ||
    page.hostname === 'localhost' ||
    context.read('website.developerMode', false) ||
    context.read('website.cloneable', false);
  return stays ? undefined : configAddress(page);
}
