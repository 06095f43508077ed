import { type ConsentClass, type CookieName, cookies } from './cookies';

/** The characters that a cookie's value must escape (RFC 6265), and `%`, which begins an escape. */
const UNSAFE = /[^\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]+|%/gu;

/**
 * Writes a cookie of the table, for the whole site and for the table's lifetime, or else until the
 * browser is closed. Over https it is marked `Secure`. Does nothing where the page may not have
 * cookies.
 */
export function writeCookie(name: CookieName, value: string): void {
  const { lifetime }: { consent: ConsentClass; lifetime?: number } = cookies[name];
  const text = [
    `${name}=${value.replace(UNSAFE, encodeURIComponent)}`,
    'Path=/',
    'SameSite=Lax',
    ...(lifetime === undefined ? [] : [`Max-Age=${lifetime / 1000}`]),
    ...(location.protocol === 'https:' ? ['Secure'] : []),
  ].join('; ');
  try {
    // `<img name="cookie">` replaces `document.cookie`.
    Reflect.set(Document.prototype, 'cookie', text, document);
  } catch {
    // A sandboxed frame has no cookies.
  }
}
