import { afterEach, expect, it } from 'vitest';
import type { SiteContext } from '#engine/context/siteContext';
import { needsConsent } from './needsConsent';

const isNeeded = (cookieSettings: Record<string, boolean> = {}) =>
  needsConsent({
    read: (path, fallback) => cookieSettings[path.replace('cookieSettings.', '')] ?? fallback,
  } as SiteContext);

afterEach(() => document.body.replaceChildren());

it('is not needed by a page of mere text', () => {
  expect(isNeeded()).toBe(false);
  expect(isNeeded({ isCookieBannerEnabled: false, cookieBannerHasManageCookies: true })).toBe(
    false,
  );
});

it('is needed where there is a banner or a restrictive policy', () => {
  expect(isNeeded({ isCookieBannerEnabled: true })).toBe(true);
  expect(isNeeded({ isRestrictiveCookiePolicyEnabled: true })).toBe(true);
});

it('is needed where something waits for consent', () => {
  document.body.innerHTML = '<script type="text/plain" data-consent="ads"></script>';
  expect(isNeeded()).toBe(true);
});
