import { afterEach, expect, it, vi } from 'vitest';
import { createTestRuntime } from '../../fixtures/harness/testRuntime';
import type { SiteContext } from '../context/siteContext';
import { readCookie } from '../storage/readCookie';
import { createConsent } from './createConsent';

const NINE =
  'SS_MATTR SS_MID SS_lastvisit user_segment ss_cid ss_cpvisit ss_cvisit ss_cvr ss_cvt'.split(' ');

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

it('clears the nine tracking cookies under a restrictive policy, and no other', () => {
  for (const name of [...NINE, 'ss_lastid', 'crumb', 'mine']) setCookie(`${name}=1; Path=/`);
  const consent = consentOf({ isRestrictiveCookiePolicyEnabled: true });
  expect(names().sort()).toEqual(['crumb', 'mine', 'ss_lastid']);
  consent.answer(true);
  expect(consent.isGiven()).toBe(true);
  setCookie('ss_cvr=1; Path=/');
  consent.answer(false);
  expect(names()).not.toContain('ss_cvr');
});

it('leaves them with consent, and under a policy that is not restrictive', () => {
  setCookie('ss_cvr=1; Path=/');
  consentOf({ isCookieBannerEnabled: true }).answer(false);
  setCookie('ss_cookieAllowed=true; Path=/');
  consentOf({ isRestrictiveCookiePolicyEnabled: true });
  expect(names()).toContain('ss_cvr');
});

it('asks again when the site has raised its revision', () => {
  const settings = { isRestrictiveCookiePolicyEnabled: true };
  consentOf(settings).answer(true);
  expect(consentOf(settings).answered()).toBe(true);
  const second = consentOf({ ...settings, consentRevision: 2 });
  expect([second.isGiven(), second.answered()]).toEqual([false, undefined]);
  second.answer(true);
  expect(consentOf({ ...settings, consentRevision: 2 }).isGiven()).toBe(true);
  expect(consentOf({ ...settings, consentRevision: 3 }).isGiven()).toBe(false);
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
