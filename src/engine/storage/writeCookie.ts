import Cookies from 'js-cookie';
import { type ConsentClass, type CookieName, cookies } from './cookies';

/**
 * Writes a cookie of the table, for the whole site and for the table's lifetime, or else until the
 * browser is closed. Over https it is marked `Secure`. Does nothing where the page may not have
 * cookies.
 */
export function writeCookie(name: CookieName, value: string): void {
  const { lifetime }: { consent: ConsentClass; lifetime?: number } = cookies[name];
  try {
    Cookies.set(name, value, {
      sameSite: 'Lax',
      secure: location.protocol === 'https:',
      // Not `expires`, which a wrong clock shortens.
      'Max-Age': lifetime && String(lifetime / 1000),
    });
  } catch {
    // A sandboxed frame has no cookies.
  }
}
