import type { SiteContext } from '#engine/context/siteContext';

/** Where a site's context says its addresses: whole ones, or a bare host. */
const ADDRESSES = ['primaryDomain', 'authenticUrl', 'internalUrl', 'baseUrl'] as const;

function hostOf(address: string): string {
  try {
    return new URL(/\/\//.test(address) ? address : `https://${address}`).hostname;
  } catch {
    return '';
  }
}

/**
 * Returns whether a page is on one of the hosts that its own context names. A copy that somebody
 * saved of a page is not, and neither is a page whose context names none.
 */
export const isOwnHost = (context: SiteContext, { hostname }: Pick<URL, 'hostname'>): boolean =>
  ADDRESSES.some((name) => {
    const address = context.read(`website.${name}`, '');
    return address !== '' && hostOf(address) === hostname;
  });
