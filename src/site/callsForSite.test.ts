import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSiteContext } from '../context/createSiteContext';
import { callsForSite } from './callsForSite';

const calls = (context: unknown) => {
  vi.stubGlobal('Static', { SQUARESPACE_CONTEXT: context });
  return callsForSite(createSiteContext());
};

const setCookie = (cookie: string) => Reflect.set(document, 'cookie', cookie);

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
  setCookie('ss_cookieAllowed=; Path=/; Max-Age=0');
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

describe('under Global Privacy Control', () => {
  const site = { website: { id: 'harbour-site' } };

  it.each([
    ['a page of a site', '/', '', false],
    ['with somebody’s refusal', '/', 'false', false],
    ['with an agreement in spite of it', '/', 'true', true],
    ['after a logout', '/?a=b&logout=true', '', true],
    ['with another parameter', '/?logout=false', '', false],
  ])('%s', (_, address, cookie, may) => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    history.replaceState(null, '', address);
    if (cookie) setCookie(`ss_cookieAllowed=${cookie}; Path=/`);
    expect(Boolean(calls(site))).toBe(may);
  });
});

it('confirms a logout on a page of no site as well', () => {
  history.replaceState(null, '', '/?logout=true');
  expect(calls({})).toBeTruthy();
});
