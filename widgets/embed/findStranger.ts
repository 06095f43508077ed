/** Links ask nobody before a visitor follows them; a name of a language of markup is no address. */
const HARMLESS = /<a\b[^>]*>|https?:\/\/www\.w3\.org\//gi;

/** The host of an address in a text. */
const HOST = /(?:https?:)?\\?\/\\?\/([a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d+)?)/gi;

/**
 * Returns who beside the page's own server is asked by HTML: the host of its first address, in an
 * attribute, a style or a script. Undefined where there is none.
 *
 * @param own The page's own host.
 */
export function findStranger(html: string, own: string): string | undefined {
  for (const [, host = ''] of html.replace(HARMLESS, ' ').matchAll(HOST)) {
    const name = host.toLowerCase();
    if (name !== own && /[.:]|^localhost$/.test(name)) return name;
  }
  return undefined;
}
