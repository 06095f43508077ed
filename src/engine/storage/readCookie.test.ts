import { afterEach, expect, it, vi } from 'vitest';
import { readCookie } from './readCookie';

/** As the server would. */
const setCookie = (cookie: string) => Reflect.set(Document.prototype, 'cookie', cookie, document);

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'cookie');
  for (const name of ['crumb', 'xcrumb', 'CART', 'hasCart']) {
    setCookie(`${name}=; max-age=0`);
  }
});

it('gives the value of exactly this name', () => {
  setCookie('xcrumb=other');
  setCookie('crumb=a=b/c');
  setCookie('hasCart=true');
  expect(readCookie('crumb')).toBe('a=b/c');
  expect(readCookie('hasCart')).toBe('true');
});

it('gives undefined where there is none, and an empty text where it is empty', () => {
  expect(readCookie('crumb')).toBeUndefined();
  setCookie('crumb=');
  expect(readCookie('crumb')).toBe('');
});

it('decodes, and leaves broken percent-encoding as it stands', () => {
  setCookie('crumb=a%7Cb%20c');
  setCookie('CART=50%');
  expect(readCookie('crumb')).toBe('a|b c');
  expect(readCookie('CART')).toBe('50%');
});

it('takes the first of two cookies of one name', () => {
  vi.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue('crumb=path; crumb=root');
  expect(readCookie('crumb')).toBe('path');
});

it('is not misled by an element that replaces document.cookie', () => {
  setCookie('crumb=real');
  // What <img name="cookie"> does in a browser; jsdom does not.
  Object.defineProperty(document, 'cookie', {
    value: document.createElement('img'),
    configurable: true,
  });
  expect(readCookie('crumb')).toBe('real');
});

it('gives undefined where the page may not have cookies', () => {
  vi.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('The document is sandboxed', 'SecurityError');
  });
  expect(readCookie('crumb')).toBeUndefined();
});
