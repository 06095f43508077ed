import type { CookieName } from './cookies';

/**
 * The value of a cookie, decoded; as it stands where its percent-encoding is broken; undefined
 * where there is none or the page may not have cookies (a sandboxed frame). Of two cookies of one
 * name the first counts: browsers put the one of the longer path there.
 *
 * Written out because js-cookie costs the bootstrap 660 bytes and reads `document.cookie`, which
 * `<img name="cookie">` replaces.
 */
export function readCookie(name: CookieName): string | undefined {
  let value: string | undefined;
  try {
    const all: string = Reflect.get(Document.prototype, 'cookie', document);
    value = all
      .split('; ')
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1);
    return value && decodeURIComponent(value);
  } catch {
    return value;
  }
}
