import { afterEach, expect, it, vi } from 'vitest';
import type { SiteContext } from '#engine/context/siteContext';
import { secureOrigin } from './secureOrigin';

const withBase = (baseUrl?: string): SiteContext => ({
  read: (path, fallback) =>
    path === 'website.baseUrl' && baseUrl !== undefined ? (baseUrl as typeof fallback) : fallback,
});

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['https://shop.example', 'https://shop.example'],
  ['https://shop.example:8443/path', 'https://shop.example:8443'],
  ['http://shop.example:8080/path', 'https://shop.example'],
  ['not an address', 'https://page.example'],
  ['mailto:a@b.example', 'https://page.example'],
  [undefined, 'https://page.example'],
])('of a site at %s', (baseUrl, origin) => {
  vi.stubGlobal('location', new URL('http://page.example:4173/x'));
  expect(secureOrigin(withBase(baseUrl))).toBe(origin);
});
