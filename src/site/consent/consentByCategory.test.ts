import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SiteContext } from '#engine/context/siteContext';
import { readCookie } from '#engine/storage/readCookie';
import { propertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { readConsentRecord } from './answer/consentRecord';
import { type Consent, createConsent } from './consent';
import { type ConsentAnswer, type ConsentCategory, consentCategories } from './consentCategories';

const RESTRICTIVE = { isRestrictiveCookiePolicyEnabled: true };
const BANNER = { isCookieBannerEnabled: true };

const consentOf = (settings: Record<string, unknown>): Consent => {
  const read = (path: string, fallback: unknown) =>
    ({ consentCategories, ...settings })[path.replace('cookieSettings.', '')] ?? fallback;
  return createConsent({ ...createTestRuntime(), context: { read } as SiteContext });
};

const setCookie = (text: string) => Reflect.set(Document.prototype, 'cookie', text, document);

const forget = () => {
  for (const pair of document.cookie.split('; ')) {
    setCookie(`${pair.split('=')[0]}=; Path=/; Max-Age=0`);
  }
  localStorage.clear();
};

/** Looks at what a page would give, and leaves it. */
function onPage<T>(settings: Record<string, unknown>, look: (consent: Consent) => T): T {
  const consent = consentOf(settings);
  const seen = look(consent);
  consent.destroy();
  return seen;
}

afterEach(() => {
  forget();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const given = (consent: Consent) => consentCategories.filter((one) => consent[one].isGiven());

it('gives what is allowed by name, and nothing else, on the next page too', () => {
  consentOf(RESTRICTIVE).answer({ analytics: true });
  const consent = consentOf(RESTRICTIVE);
  expect(given(consent)).toEqual(['analytics']);
  expect([consent.isGiven(), consent.isGiven('ads'), consent.answered()]).toEqual([
    false,
    false,
    false,
  ]);
});

it.each<[Record<string, unknown>, readonly ConsentCategory[]]>([
  [{ cookieBannerHasManageCookies: true }, consentCategories],
  [{ cookieBannerHasManageCookies: true, consentCategories: ['ads'] }, ['ads']],
  [{ cookieBannerHasManageCookies: true, consentCategories: [] }, []],
  [{ cookieBannerHasManageCookies: false }, []],
])('asks on a site of the platform by %j', (settings, asked) => {
  const consent = consentOf({ consentCategories: undefined, ...settings });
  expect(consent.asked).toEqual(asked);
});

it('is a no to who reads the cookie alone', () => {
  consentOf(BANNER).answer({ analytics: true, ads: true });
  expect(readCookie('ss_cookieAllowed')).toBe('false');
});

it('is a yes to all where all that is asked for is allowed, and never one to what is not', () => {
  const consent = consentOf({ ...RESTRICTIVE, consentCategories: ['ads', 'embeds'] });
  expect(consent.asked).toEqual(['ads', 'embeds']);
  consent.answer({ ads: true, embeds: true });
  expect([readCookie('ss_cookieAllowed'), consent.isGiven()]).toEqual(['true', true]);
  consent.answer(true);
  expect(given(consent)).toEqual(['ads', 'embeds']);
  expect(given(consentOf({ ...BANNER, consentCategories: ['ads'] }))).toEqual(['ads']);
});

it.each([
  [undefined],
  [null],
  ['yes'],
  [1],
  [{ analytics: 'yes' }],
  [{ __proto__: { ads: true } }],
])('takes %j for a no', (answer) => {
  const consent = consentOf(RESTRICTIVE);
  consent.answer(answer as ConsentAnswer);
  expect([given(consent), readCookie('ss_cookieAllowed')]).toEqual([[], 'false']);
});

it('tells the page of each answer, by category', () => {
  const heard: unknown[] = [];
  const hear = (event: Event) => heard.push((event as CustomEvent).detail);
  document.addEventListener('skerry:consent', hear);
  consentOf(RESTRICTIVE).answer({ ads: true });
  document.removeEventListener('skerry:consent', hear);
  const categories = { analytics: false, ads: true, embeds: false };
  expect(heard).toEqual([{ isGiven: false, answer: false, categories }]);
});

it('tells each category of its own changes alone', () => {
  const consent = consentOf(RESTRICTIVE);
  const told: string[] = [];
  for (const one of consentCategories) consent[one].watch((is) => told.push(`${one} ${is}`));
  consent.watch((is) => told.push(`all ${is}`));
  consent.answer({ embeds: true });
  consent.answer({ embeds: true, ads: true });
  consent.answer({ ads: true });
  consent.answer({ ads: true });
  expect(told).toEqual([
    'embeds true',
    'all false',
    'ads true',
    'all false',
    'embeds false',
    'all false',
  ]);
});

it('clears what measures with a no to analytics, and not with a no to another category', () => {
  const consent = consentOf(BANNER);
  setCookie('ss_cvr=1; Path=/');
  consent.answer({ analytics: true });
  expect(readCookie('ss_cvr')).toBe('1');
  consent.answer({ ads: true, embeds: true });
  expect(readCookie('ss_cvr')).toBeUndefined();
});

it('warns once of names that are no category', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const consent = consentOf({ consentCategories: ['ads', 'fun', 3, '__proto__'] });
  expect(consent.asked).toEqual(['ads']);
  expect(warn.mock.calls).toEqual([
    [
      'Skerry: cookieSettings.consentCategories: ["fun",3,"__proto__"] is none of analytics,ads,embeds',
    ],
  ]);
});

describe('a raised revision', () => {
  it.each([
    [RESTRICTIVE, []],
    [BANNER, ['analytics']],
  ])('runs nothing that did not run, and asks again: %o', (settings, left) => {
    consentOf(settings).answer({ analytics: true });
    const raised = consentOf({ ...settings, consentRevision: 2 });
    expect([given(raised), raised.answered()]).toEqual([left, undefined]);
    raised.answer({ ads: true });
    expect(given(consentOf({ ...settings, consentRevision: 2 }))).toEqual(['ads']);
  });
});

it('holds the refusal of a part whose cookie has run out, and asks again', () => {
  consentOf(BANNER).answer({ ads: true });
  setCookie('ss_cookieAllowed=; Path=/; Max-Age=0');
  const consent = consentOf(BANNER);
  expect([given(consent), consent.answered()]).toEqual([['ads'], undefined]);
  expect(given(consentOf(RESTRICTIVE))).toEqual([]);
});

it('takes only what is allowed by name in spite of Global Privacy Control', () => {
  consentOf(BANNER).answer({ ads: true });
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  const consent = consentOf(BANNER);
  expect(given(consent)).toEqual([]);
  consent.answer({ embeds: true });
  expect(given(consentOf(BANNER))).toEqual(['embeds']);
});

it('holds an answer as long as the page where the browser keeps none', () => {
  vi.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue('');
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('no storage');
  });
  const consent = consentOf(BANNER);
  expect(given(consent)).toEqual(consentCategories);
  consent.answer({ embeds: true });
  expect([given(consent), consent.answered()]).toEqual([['embeds'], false]);
  consent.answer(false);
  expect(given(consent)).toEqual([]);
  consent.answer(true);
  expect(given(consent)).toEqual(consentCategories);
});

it.each([
  ['the record', { ads: true }, { ads: true, embeds: true }],
  ['the record first', true, { ads: true }],
] as const)('another tab that sees %s never loses what stays allowed', (_, before, after) => {
  const elsewhere = consentOf(RESTRICTIVE);
  elsewhere.answer(before);
  const lost: boolean[] = [];
  elsewhere.ads.watch((is) => lost.push(is));
  const setItem = Storage.prototype.setItem;
  // Looks between the two writes, as another process may.
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    setItem.call(this, key, text);
    dispatchEvent(new Event('storage'));
  });
  consentOf(RESTRICTIVE).answer(after);
  dispatchEvent(new Event('storage'));
  expect([lost, given(elsewhere).includes('ads')]).toEqual([[], true]);
});

/** What a visitor, a site and a browser may do, one after the other. */
type Step =
  | { answer: ConsentAnswer }
  | { revision: number }
  | { gpc: boolean }
  | { loses: 'cookie' | 'record' | 'both' };

const answers = fc.oneof(
  fc.boolean(),
  fc.record(
    { analytics: fc.boolean(), ads: fc.boolean(), embeds: fc.boolean() },
    { requiredKeys: [] },
  ),
);
const steps = fc.array(
  fc.oneof(
    { arbitrary: fc.record({ answer: answers }), weight: 4 },
    { arbitrary: fc.record({ revision: fc.integer({ min: 0, max: 2 }) }), weight: 1 },
    { arbitrary: fc.record({ gpc: fc.boolean() }), weight: 1 },
    {
      arbitrary: fc.record({ loses: fc.constantFrom('cookie', 'record', 'both') }),
      weight: 1,
    },
  ) as fc.Arbitrary<Step>,
  { maxLength: 12 },
);

/** Each case looks at a dozen pages. */
const runs = { numRuns: Math.min(propertyRuns.numRuns / 4, 500) };

const says = (answer: ConsentAnswer, category: ConsentCategory) =>
  typeof answer === 'boolean' ? answer : answer[category] === true;

it(
  'gives nothing under a restrictive policy that the last answer did not allow',
  () => {
    fc.assert(
      fc.property(steps, (all) => {
        forget();
        vi.unstubAllGlobals();
        let revision = 0;
        let last: ConsentAnswer = false;
        for (const step of all) {
          const settings = () => ({ ...RESTRICTIVE, consentRevision: revision });
          if ('answer' in step) {
            onPage(settings(), (consent) => consent.answer(step.answer));
            last = step.answer;
          } else if ('revision' in step) revision = step.revision;
          else if ('gpc' in step) {
            vi.stubGlobal('navigator', { globalPrivacyControl: step.gpc });
          } else {
            if (step.loses !== 'record') setCookie('ss_cookieAllowed=; Path=/; Max-Age=0');
            if (step.loses !== 'cookie') localStorage.clear();
          }
          const found = onPage(settings(), given);
          const allowed = consentCategories.filter((one) => says(last, one));
          expect(allowed).toEqual(expect.arrayContaining(found));
          // Right after an answer all of it holds.
          if ('answer' in step) expect(found).toEqual(allowed);
        }
      }),
      runs,
    );
  },
  propertyTimeout,
);

it(
  'leaves a refused category refused on a site with a mere banner, whatever comes but a yes',
  () => {
    fc.assert(
      fc.property(steps, (all) => {
        forget();
        vi.unstubAllGlobals();
        let revision = 0;
        const refused = new Set<ConsentCategory>();
        for (const step of all) {
          const settings = () => ({ ...BANNER, consentRevision: revision });
          if ('answer' in step) {
            onPage(settings(), (consent) => consent.answer(step.answer));
            for (const one of consentCategories) {
              if (says(step.answer, one)) refused.delete(one);
              else refused.add(one);
            }
          } else if ('revision' in step) revision = step.revision;
          else if ('gpc' in step) {
            vi.stubGlobal('navigator', { globalPrivacyControl: step.gpc });
          } else if (step.loses === 'cookie') setCookie('ss_cookieAllowed=; Path=/; Max-Age=0');
          // Who keeps nothing under the signal has not refused anything that outlives it.
          if (readConsentRecord() === undefined) refused.clear();
          expect(onPage(settings(), given).filter((one) => refused.has(one))).toEqual([]);
        }
      }),
      runs,
    );
  },
  propertyTimeout,
);
