import type { CookieName } from './cookies';
import { cookieText } from './cookieText';

/**
 * Returns the value of a cookie, decoded, or as it stands where its percent-encoding is broken.
 * Undefined where there is none, or where the page may not have cookies (a sandboxed frame). Of two
 * cookies of one name the first counts, which browsers make the one with the longer path.
 *
 * Not by js-cookie, which writes ours: the error reporter reads the crumb alone, and this one asks the
 * prototype, since `<img name="cookie">` replaces `document.cookie`.
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
