import { expect, it } from 'vitest';
import type { SiteContext } from '#engine/context/siteContext';
import { consent as texts } from '#texts/site/consent';
import { type BannerField, bannerSetting, offersOptOut, readBanner } from './read';

type Given = Partial<Record<BannerField, string>>;

const read = (given: Given = {}, isAskedFor = false) =>
  readBanner((field) => given[field] ?? '', texts, isAskedFor);

it('has a default for each setting', () => {
  expect(read()).toEqual({
    variant: 'BAR',
    theme: 'DARK',
    cta: 'ICON',
    position: 'BOTTOM',
    hasOptOut: false,
    text: 'By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience and to help our website run effectively.',
    acceptText: 'Accept',
    declineText: 'Decline',
  });
});

it.each<[Given, Partial<ReturnType<typeof read>>]>([
  [{ cookieBannerText: '  ' }, { text: texts.text }],
  [{ cookieBannerText: 'Ours' }, { text: 'Ours' }],
  [{ cookieBannerCtaText: 'OK' }, { acceptText: 'OK' }],
  [{ cookieBannerOptOutCtaText: 'No' }, { declineText: 'No' }],
  [{ cookieBannerTheme: 'LIGHT' }, { theme: 'LIGHT' }],
  [{ cookieBannerTheme: 'light' }, { theme: 'DARK' }],
  [{ cookieBannerThemeName: 'black' }, { theme: 'DARK' }],
  [{ cookieBannerThemeName: 'bright-inverse' }, { theme: 'DARK' }],
  [{ cookieBannerThemeName: 'white-bold' }, { theme: 'LIGHT' }],
  [{ cookieBannerThemeName: 'light' }, { theme: 'LIGHT' }],
  [{ cookieBannerTheme: 'DARK', cookieBannerThemeName: 'white' }, { theme: 'DARK' }],
  [{ cookieBannerCtaVariant: 'TEXT' }, { cta: 'TEXT' }],
  [{ cookieBannerCtaVariant: 'BUTTON' }, { cta: 'BUTTON' }],
  [{ cookieBannerCtaVariant: 'LINK' }, { cta: 'ICON' }],
  [{ cookieBannerVariant: 'MODAL' }, { variant: 'BAR', position: 'BOTTOM' }],
  [{ cookieBannerAcceptType: 'OPT_OUT' }, { hasOptOut: false }],
  [{ cookieBannerAcceptType: 'OPT_IN_AND_OUT' }, { hasOptOut: true, cta: 'BUTTON' }],
  [{ cookieBannerAcceptType: 'OPT_IN_AND_OUT', cookieBannerCtaVariant: 'TEXT' }, { cta: 'TEXT' }],
])('reads %j', (given, expected) => {
  expect(read(given)).toMatchObject(expected);
});

it.each([
  ['BAR', 'TOP', 'BAR', 'TOP'],
  ['BAR', 'BOTTOM', 'BAR', 'BOTTOM'],
  ['BAR', 'TOP_LEFT', 'BAR', 'BOTTOM'],
  ['BAR', 'MIDDLE', 'BAR', 'BOTTOM'],
  ['POPUP', 'TOP_LEFT', 'BAR', 'TOP'],
  ['POPUP', 'TOP_RIGHT', 'BAR', 'TOP'],
  ['POPUP', 'BOTTOM_LEFT', 'POPUP', 'BOTTOM_LEFT'],
  ['POPUP', 'BOTTOM_RIGHT', 'POPUP', 'BOTTOM_RIGHT'],
  ['POPUP', 'BOTTOM', 'POPUP', 'BOTTOM_LEFT'],
  ['POPUP', '', 'POPUP', 'BOTTOM_LEFT'],
])(
  'puts a %s that says %j there: %s %s',
  (cookieBannerVariant, cookieBannerPosition, variant, position) => {
    expect(read({ cookieBannerVariant, cookieBannerPosition })).toMatchObject({
      variant,
      position,
    });
  },
);

it('offers both answers to who asked for the banner', () => {
  expect(read({ cookieBannerAcceptType: 'OPT_IN' }, true)).toMatchObject({
    hasOptOut: true,
    cta: 'BUTTON',
  });
});

it('takes a setting of the site, unless another text replaces it', () => {
  const context = { read: () => 'LIGHT' } as unknown as SiteContext;
  expect(bannerSetting(context)('cookieBannerTheme')).toBe('LIGHT');
  expect(bannerSetting(context, { cookieBannerTheme: 'DARK' })('cookieBannerTheme')).toBe('DARK');
  expect(bannerSetting(context, { cookieBannerTheme: 7 })('cookieBannerTheme')).toBe('LIGHT');
});

it('offers a no where the switch of newer sites says so, unless another setting replaces it', () => {
  const context = { read: () => true } as unknown as SiteContext;
  expect(offersOptOut(context)).toBe(true);
  expect(offersOptOut(context, { cookieBannerHasOptOut: false })).toBe(false);
  expect(offersOptOut(context, { cookieBannerHasOptOut: 'no' })).toBe(true);
});
