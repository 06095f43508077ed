import type { SiteContext } from '#engine/context/siteContext';
import { parseQuery } from '#rules/query/parseQuery';
import { isLoggedIn } from '#site/account/isLoggedIn';
import { isOnlyViewer } from '#site/account/isOnlyViewer';
import { isOwnHost } from './isOwnHost';

/**
 * Returns the address where a site is configured, with the page that is shown there: always one path
 * of the own origin, since two slashes in front would be another site to whoever resolves it.
 */
export const configAddress = ({
  origin,
  pathname,
  search,
}: Pick<URL, 'origin' | 'pathname' | 'search'>): string => {
  const address = new URL('/config/', origin);
  address.searchParams.set('frameUrl', pathname.replace(/^[/\\]+/, '/') + search);
  return address.href;
};

/** A page, and who looks at it. */
export interface Looking {
  context: SiteContext;
  /** The page's address. */
  page: URL;
  /** The page is inside a frame. */
  isFramed: boolean;
}

/** Returns whether a page is one of the configuration's own: its path is /config or below. */
export const isConfig = (path: string): boolean => /^\/config(\/|$)/.test(path);

/**
 * Returns whether Escape leads somebody who is logged in from a public page to the configuration:
 * where the site wants that (`useEscapeKeyToLogin`, default false), on a host of its own, and not
 * who may only look.
 */
export const escapesToConfig = ({ context, page }: Pick<Looking, 'context' | 'page'>): boolean =>
  context.read('websiteSettings.useEscapeKeyToLogin', false) &&
  isOwnHost(context, page) &&
  !isOnlyViewer(context, page.pathname);

/**
 * Returns the address that a logged-in owner is sent to from a public page; undefined for whoever
 * stays: visitors, those who may only look, and everybody on a page below /config, on a host that is
 * none of the site's own (a saved copy), at an address with `noredirect`, on localhost, on a site in
 * developer or cloneable mode, or inside a frame.
 */
export function ownerRedirect({ context, page, isFramed }: Looking): string | undefined {
  const stays =
    isFramed ||
    !isLoggedIn(context) ||
    !isOwnHost(context, page) ||
    isOnlyViewer(context, page.pathname) ||
    isConfig(page.pathname) ||
    parseQuery(page.search).has('noredirect') ||
    page.hostname === 'localhost' ||
    context.read('website.developerMode', false) ||
    context.read('website.cloneable', false);
  return stays ? undefined : configAddress(page);
}
