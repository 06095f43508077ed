import { afterEach, expect, it, vi } from 'vitest';
import { readCookie } from './readCookie';
import { writeCookie } from './writeCookie';

const written = () => {
  const write = vi.fn();
  vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(write);
  return write;
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.set(Document.prototype, 'cookie', 'crumb=; Max-Age=0; Path=/', document);
});

it.each(['abc', 'B+a/c==', 'a;b, c="d"\\e', '50%', 'ä€😀', ''])('is read again as %j', (value) => {
  writeCookie('crumb', value);
  expect(readCookie('crumb')).toBe(value);
});

it('leaves a token as the server wrote it', () => {
  const write = written();
  writeCookie('crumb', 'B+a/c==');
  expect(write).toHaveBeenCalledWith('crumb=B+a/c==; path=/; sameSite=Lax');
});

it('keeps the lifetime of the table, and to https where the page is', () => {
  const write = written();
  vi.stubGlobal('location', new URL('https://site.example/'));
  writeCookie('ss_cookieAllowed', 'true');
  expect(write).toHaveBeenCalledWith(
    'ss_cookieAllowed=true; path=/; sameSite=Lax; secure; Max-Age=2592000',
  );
});

it('does nothing where the page may not have cookies', () => {
  vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => {
    throw new DOMException('The document is sandboxed', 'SecurityError');
  });
  expect(() => writeCookie('crumb', 'x')).not.toThrow();
});
