import type { CookieName } from './cookies';
import { cookieText } from './cookieText';

/**
 * Returns the value of a cookie, decoded, or as it stands where its percent-encoding is broken.
 * Undefined where there is none, or where the page may not have cookies (a sandboxed frame). Of two
 * cookies of one name the first counts, which browsers make the one with the longer path.
 *
 * Written by hand: js-cookie costs the bootstrap 660 bytes, and reads `document.cookie`, which
 * `<img name="cookie">` replaces.
 */
export function readCookie(name: CookieName): string | undefined {
  const value = cookieText()
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  try {
    return value && decodeURIComponent(value);
  } catch {
    return value;
  }
}
