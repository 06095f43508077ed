import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SiteContext } from '#engine/context/siteContext';
import { readCookie } from '#engine/storage/readCookie';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { createConsent } from './consent';

/** All that measures: the nine of a restrictive policy, and the site's identifier. */
const TRACKING =
  'SS_MATTR SS_MID SS_lastvisit user_segment ss_cid ss_cpvisit ss_cvisit ss_cvr ss_cvt ss_lastid'.split(
    ' ',
  );

const consentOf = (settings: Record<string, boolean | number>) => {
  const read = (path: string, fallback: unknown) =>
    settings[path.replace('cookieSettings.', '')] ?? fallback;
  return createConsent({ ...createTestRuntime(), context: { read } as SiteContext });
};

const names = () =>
  document.cookie
    .split('; ')
    .map((pair) => pair.split('=')[0] ?? '')
    .filter(Boolean);

const setCookie = (text: string) => Reflect.set(Document.prototype, 'cookie', text, document);

afterEach(() => {
  for (const name of names()) setCookie(`${name}=; Path=/; Max-Age=0`);
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it('allows all where the site says nothing', () => {
  expect(consentOf({}).isGiven()).toBe(true);
});

it('keeps the answer in the consent cookie and tells of each change', () => {
  const consent = consentOf({ isCookieBannerEnabled: true });
  const told: boolean[] = [];
  const stop = consent.watch((given) => told.push(given));
  consent.answer(true);
  consent.answer(false);
  expect([consent.isGiven(), readCookie('ss_cookieAllowed')]).toEqual([false, 'false']);
  consent.answer(true);
  stop();
  consent.answer(false);
  // The first answer changed nothing: a banner alone allows until it is declined.
  expect(told).toEqual([false, true]);
});

/** Puts down what measures, and what is none of its business. */
const keepAll = () => {
  for (const name of [...TRACKING, 'crumb', 'mine']) setCookie(`${name}=1; Path=/`);
  for (const storage of [localStorage, sessionStorage]) {
    storage.setItem('skerry.variant.colour', '{"value":"red"}');
    storage.setItem('skerry.draft one', '{"value":{}}');
    storage.setItem('squarespace-popup-overlay', '1');
    storage.setItem('theirs', '1');
  }
};

const keys = () => [localStorage, sessionStorage].map((storage) => Object.keys(storage).sort());
const OTHER_KEYS = ['skerry.draft one', 'squarespace-popup-overlay', 'theirs'];

it.each([
  ['before the answer that a restrictive policy waits for', 'isRestrictiveCookiePolicyEnabled'],
  ['after a refusal', 'isCookieBannerEnabled', 'ss_cookieAllowed=false; Path=/'],
])('clears all that measures, and nothing else, %s', (_, policy, answer = '') => {
  keepAll();
  setCookie(answer);
  consentOf({ [policy]: true });
  expect(names().filter((name) => name !== 'ss_cookieAllowed')).toEqual(['crumb', 'mine']);
  expect(keys()).toEqual([OTHER_KEYS, OTHER_KEYS]);
});

it('clears all that measures under Global Privacy Control', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  keepAll();
  consentOf({});
  expect([names(), keys()]).toEqual([
    ['crumb', 'mine'],
    [OTHER_KEYS, OTHER_KEYS],
  ]);
});

it.each(['isRestrictiveCookiePolicyEnabled', 'isCookieBannerEnabled'])(
  'clears all that measures when consent is taken back: %s',
  (policy) => {
    const consent = consentOf({ [policy]: true });
    consent.answer(true);
    keepAll();
    consent.answer(false);
    expect(names().sort()).toEqual(['crumb', 'mine', 'ss_cookieAllowed']);
    expect(keys()).toEqual([['skerry-consent', ...OTHER_KEYS], OTHER_KEYS]);
  },
);

it('clears it in another tab as well', () => {
  consentOf({ isCookieBannerEnabled: true });
  keepAll();
  setCookie('ss_cookieAllowed=false; Path=/');
  dispatchEvent(new Event('storage'));
  expect(names().sort()).toEqual(['crumb', 'mine', 'ss_cookieAllowed']);
  expect(keys()[1]).toEqual(OTHER_KEYS);
});

it('leaves it with consent, and where nobody has refused', () => {
  keepAll();
  consentOf({ isCookieBannerEnabled: true });
  setCookie('ss_cookieAllowed=true; Path=/');
  consentOf({ isRestrictiveCookiePolicyEnabled: true });
  expect(names()).toEqual(expect.arrayContaining(TRACKING));
  expect(keys()[1]).toContain('skerry.variant.colour');
});

describe('a raised revision', () => {
  const restrictive = { isRestrictiveCookiePolicyEnabled: true };
  const banner = { isCookieBannerEnabled: true };
  const raised = (settings: Record<string, boolean>, consentRevision = 2) =>
    consentOf({ ...settings, consentRevision });

  it('asks again, and under a restrictive policy nothing runs meanwhile', () => {
    consentOf(restrictive).answer(true);
    expect(consentOf(restrictive).answered()).toBe(true);
    const second = raised(restrictive);
    expect([second.isGiven(), second.answered()]).toEqual([false, undefined]);
    second.answer(true);
    expect(raised(restrictive).isGiven()).toBe(true);
    expect(raised(restrictive, 3).isGiven()).toBe(false);
  });

  it.each([banner, restrictive, { ...banner, ...restrictive }])(
    'leaves a refusal what it is, and asks again: %o',
    (settings) => {
      consentOf(settings).answer(false);
      const second = raised(settings);
      expect([second.isGiven(), second.answered()]).toEqual([false, undefined]);
      second.answer(false);
      const again = raised(settings);
      expect([again.isGiven(), again.answered()]).toEqual([false, false]);
      again.answer(true);
      expect(raised(settings).isGiven()).toBe(true);
    },
  );

  it('leaves a refusal what it is also where nothing but the cookie is left of it', () => {
    setCookie('ss_cookieAllowed=false; Path=/');
    const consent = raised(banner);
    expect([consent.isGiven(), consent.answered()]).toEqual([false, undefined]);
  });

  it('takes no cookie for an answer that the record does not know', () => {
    raised(restrictive).answer(false);
    setCookie('ss_cookieAllowed=true; Path=/');
    expect(raised(restrictive).isGiven()).toBe(false);
  });

  it('does not take a yes in spite of the signal to the next revision', () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    consentOf(banner).answer(true);
    expect([consentOf(banner).isGiven(), raised(banner).isGiven()]).toEqual([true, false]);
  });

  it('runs what ran before, where nobody has refused', () => {
    consentOf(banner).answer(true);
    const second = raised(banner);
    expect([second.isGiven(), second.answered()]).toEqual([true, undefined]);
  });
});

it('holds a refusal whose cookie has run out until it is answered anew', () => {
  const settings = { isCookieBannerEnabled: true };
  consentOf(settings).answer(false);
  setCookie('ss_cookieAllowed=; Path=/; Max-Age=0');
  const consent = consentOf(settings);
  expect([consent.isGiven(), consent.answered()]).toEqual([false, undefined]);
  consent.answer(true);
  setCookie('ss_cookieAllowed=; Path=/; Max-Age=0');
  expect(consentOf(settings).isGiven()).toBe(true);
});

it('writes nothing for a no that the signal has said already', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  const consent = consentOf({ isCookieBannerEnabled: true });
  consent.answer(false);
  expect([names(), localStorage.length]).toEqual([[], 0]);
  consent.answer(true);
  consent.answer(false);
  expect([consent.answered(), readCookie('ss_cookieAllowed')]).toEqual([false, 'false']);
});

it('does not take a yes from before the signal for an answer to it', () => {
  consentOf({}).answer(true);
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  expect(consentOf({}).answered()).toBeUndefined();
});

it('follows another tab, and a page that comes back', () => {
  const consent = consentOf({ isRestrictiveCookiePolicyEnabled: true });
  const told: boolean[] = [];
  consent.watch((given) => told.push(given));
  dispatchEvent(new Event('storage'));
  expect(told).toEqual([]);
  setCookie('ss_cookieAllowed=true; Path=/');
  dispatchEvent(new Event('storage'));
  setCookie('ss_cookieAllowed=false; Path=/');
  dispatchEvent(new Event('pageshow'));
  setCookie('ss_cookieAllowed=true; Path=/');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(told).toEqual([true, false, true]);
  consent.destroy();
  setCookie('ss_cookieAllowed=false; Path=/');
  dispatchEvent(new Event('storage'));
  expect(told).toHaveLength(3);
});

it('follows a cookie of another tab that comes after the word of it', () => {
  vi.useFakeTimers();
  const consent = consentOf({ isRestrictiveCookiePolicyEnabled: true });
  const told: boolean[] = [];
  consent.watch((given) => told.push(given));
  dispatchEvent(new Event('storage'));
  setCookie('ss_cookieAllowed=true; Path=/');
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([true]);
  dispatchEvent(new Event('storage'));
  setCookie('ss_cookieAllowed=false; Path=/');
  consent.destroy();
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([true]);
  vi.useRealTimers();
});

it('follows a cookie at once where the browser tells of it', () => {
  const cookieStore = new EventTarget();
  vi.stubGlobal('cookieStore', cookieStore);
  const consent = consentOf({ isRestrictiveCookiePolicyEnabled: true });
  const told: boolean[] = [];
  consent.watch((given) => told.push(given));
  setCookie('ss_cookieAllowed=true; Path=/');
  cookieStore.dispatchEvent(new Event('change'));
  cookieStore.dispatchEvent(new Event('change'));
  expect(told).toEqual([true]);
  consent.destroy();
  setCookie('ss_cookieAllowed=false; Path=/');
  cookieStore.dispatchEvent(new Event('change'));
  expect(told).toEqual([true]);
});

it('tells the page of each answer', () => {
  const heard: unknown[] = [];
  const listening = new AbortController();
  const hear = (event: Event) => heard.push((event as CustomEvent).detail);
  document.addEventListener('skerry:consent', hear, { signal: listening.signal });
  consentOf({ isCookieBannerEnabled: true }).answer(true);
  listening.abort();
  expect(heard).toEqual([{ isGiven: true, answer: true }]);
});

it('takes an answer under Global Privacy Control for what it is, on the next page too', () => {
  setCookie('ss_cookieAllowed=true; Path=/');
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  const consent = consentOf({});
  expect(consent.isGiven()).toBe(false);
  consent.answer(true);
  expect([consent.isGiven(), consentOf({}).isGiven()]).toEqual([true, true]);
  consent.answer(false);
  setCookie('ss_cookieAllowed=true; Path=/');
  expect(consent.isGiven()).toBe(false);
});
