/**
 * Returns the full address of a link, where its protocol is one of those allowed; undefined
 * otherwise, and for a text that is no address. The parsed result is checked, not the text:
 * `java\nscript:` is a script too, and `/\host` leads to another site.
 *
 * @param base The full address that a path is resolved against.
 * @param protocols With the colon: `https:`.
 */
export function parseLink(
  text: string,
  base: string,
  protocols: readonly string[],
): URL | undefined {
  try {
    const url = new URL(text, base);
    return protocols.includes(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}
