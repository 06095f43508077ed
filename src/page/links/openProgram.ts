import { parseLink } from './parseLink';

/**
 * Opens the visitor's program for a mail address or a telephone number; the page stays.
 *
 * @param frame Default: this window.
 * @returns False for any other address.
 */
export function openProgram(
  target: string,
  frame: { location: Pick<Location, 'href'> } = window,
): boolean {
  const url = parseLink(target, window.location.href, ['mailto:', 'tel:']);
  if (url) frame.location.href = url.href;
  return url !== undefined;
}
