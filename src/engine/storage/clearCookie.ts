import Cookies from 'js-cookie';
import type { CookieName } from './cookies';

/** Returns the page's host and every domain above it: `a.b.example`, `b.example`, `example`. */
function domains(): string[] {
  const labels = location.hostname.split('.');
  return labels.map((_, at) => labels.slice(at).join('.'));
}

/**
 * Removes a cookie of the table, for the host and for every domain above it: a page can't see for
 * which it was set. Does nothing where the page may not have cookies.
 */
export function clearCookie(name: CookieName): void {
  for (const domain of [undefined, ...domains()]) {
    try {
      Cookies.remove(name, { domain });
    } catch {
      // A sandboxed frame has no cookies.
    }
  }
}
