import { afterEach, expect, it, vi } from 'vitest';
import { createSiteContext } from '../context/createSiteContext';
import { callsForSite } from './callsForSite';

const calls = (context: unknown) => {
  vi.stubGlobal('Static', { SQUARESPACE_CONTEXT: context });
  return callsForSite(createSiteContext());
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  { showAnnouncementBar: true },
  { authenticatedAccount: { id: 'ada' } },
  { websiteSettings: { popupOverlaySettings: { showOnAllPages: true } } },
  { websiteSettings: { popupOverlaySettings: { enabledPages: ['6355'] } } },
  { websiteSettings: { mobileInfoBarSettings: { isContactEmailEnabled: true } } },
  { websiteSettings: { mobileInfoBarSettings: { isContactPhoneNumberEnabled: true } } },
  { websiteSettings: { mobileInfoBarSettings: { isLocationEnabled: true } } },
  { websiteSettings: { mobileInfoBarSettings: { isBusinessHoursEnabled: true } } },
  { websiteSettings: { disqusShortname: 'harbour' } },
  { googleFonts: ['Lora'] },
  { typekitFonts: [{ name: 'lora' }] },
  { cookieSettings: { isCookieBannerEnabled: true } },
  { cookieSettings: { isRestrictiveCookiePolicyEnabled: true } },
  { website: { id: 'harbour-site' } },
])('%j', (context) => {
  expect(calls(context)).toBeTruthy();
});

it.each([
  undefined,
  null,
  {},
  // As the platform sends them where nothing is set.
  {
    showAnnouncementBar: false,
    websiteSettings: {
      simpleLikingEnabled: true,
      mobileInfoBarSettings: {
        style: 1,
        isContactEmailEnabled: false,
        isContactPhoneNumberEnabled: false,
        isLocationEnabled: false,
        isBusinessHoursEnabled: false,
      },
      announcementBarSettings: { style: 1, text: '<p>Back in July</p>' },
      popupOverlaySettings: {
        style: 1,
        showOnTimer: true,
        enabledPages: [],
        showOnAllPages: false,
      },
      commentsEnabled: true,
      disqusShortname: '',
      storeSettings: { isLive: true, minimumOrderSubtotalEnabled: true },
      useEscapeKeyToLogin: true,
    },
    cookieSettings: { isCookieBannerEnabled: false, isRestrictiveCookiePolicyEnabled: false },
    googleFonts: [],
    typekitFonts: [],
  },
  { website: { siteTitle: '"showAnnouncementBar":true "dAccount":{' } },
])('nothing for %j', (context) => {
  expect(calls(context)).toBeFalsy();
});
