import Cookies from 'js-cookie';
import { clearCookie } from './clearCookie';
import { type ConsentClass, type CookieName, cookies } from './cookies';
import { cookieText } from './cookieText';

function write(name: CookieName, value: string): void {
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

/**
 * Writes a cookie of the table, for the whole site and for the table's lifetime, or else until the
 * browser is closed. Over https it is marked `Secure`. One of the same name that a server has set for a
 * domain above goes: most browsers name the older one first, and it alone would count. Does nothing where
 * the page may not have cookies.
 */
export function writeCookie(name: CookieName, value: string): void {
  write(name, value);
  const all = cookieText().split('; ');
  if (all.filter((pair) => pair.startsWith(`${name}=`)).length < 2) return;
  clearCookie(name);
  write(name, value);
}
