import { afterEach, expect, it } from 'vitest';
import type { SiteContext } from '#engine/context/siteContext';
import { needsConsent } from './needsConsent';

const isNeeded = (cookieSettings: Record<string, boolean> = {}) =>
  needsConsent({
    read: (path, fallback) => cookieSettings[path.replace('cookieSettings.', '')] ?? fallback,
  } as SiteContext);

afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset.consent;
});

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

it('is needed where the page’s tags are to hear of it', () => {
  document.documentElement.dataset.consent = '';
  expect(isNeeded()).toBe(true);
});

it('is not needed for an attribute of anything else', () => {
  document.body.innerHTML = '<p data-consent="ads"></p>';
  expect(isNeeded()).toBe(false);
});
