import type { SiteContext } from '#engine/context/siteContext';

/**
 * The https origin of the site: of `website.baseUrl` where the server says so, else of this page.
 * A port is only kept where it was one of https.
 */
export function secureOrigin(context: SiteContext): string {
  const parse = (text: string) => {
    try {
      return new URL(text);
    } catch {
      return undefined;
    }
  };
  const base = parse(context.read('website.baseUrl', ''));
  const { protocol, host, hostname } = base?.hostname ? base : location;
  return `https://${protocol === 'https:' ? host : hostname}`;
}
