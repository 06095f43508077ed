const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };

const escaped = (text: string) => text.replace(/[&"<]/g, (sign) => SIGNS[sign] ?? sign);

/**
 * Writes a player as a server does in `data-html`, which is read and never parsed as HTML.
 *
 * @param size Of the film, or of the picture before it; undefined where it is not known.
 */
export function playerMarkup(
  address: URL,
  title: string,
  size: { width: number; height: number } | undefined,
): string {
  const box = size ? ` width="${size.width}" height="${size.height}"` : '';
  return `<iframe src="${escaped(address.href)}" title="${escaped(title)}"${box}></iframe>`;
}
