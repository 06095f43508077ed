import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SiteContext } from '#engine/context/siteContext';
import type { Runtime } from '#engine/runtime';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { createConsent } from '#site/consent/consent';
import { tellConsentMode } from './tellConsentMode';

const page = window as { dataLayer?: unknown };
let runtime: Runtime;
let stop = () => {};

const start = () => {
  const scope = runtime.scope();
  tellConsentMode(scope);
  return scope.destroy;
};

const forget = () =>
  Reflect.set(Document.prototype, 'cookie', 'ss_cookieAllowed=; Path=/; Max-Age=0', document);

beforeEach(() => {
  const read = (path: string, fallback: unknown) =>
    path.endsWith('isRestrictiveCookiePolicyEnabled') ? true : fallback;
  runtime = Object.assign(createTestRuntime(), { context: { read } as SiteContext });
});
afterEach(() => {
  stop();
  runtime.part(createConsent).destroy();
  delete page.dataLayer;
  document.body.replaceChildren();
  forget();
});

/** The layer as Google's tags read it. */
const told = () =>
  (page.dataLayer as ArrayLike<unknown>[]).map((entry) => {
    const [name, kind, state] = Array.from(entry);
    const { ad_storage: ads } = (state ?? {}) as { ad_storage?: string };
    return [name, kind, ads].filter(Boolean).join(' ');
  });

it('puts the default before what waits, and updates on an answer', () => {
  page.dataLayer = [['js', 'now']];
  stop = start();
  const consent = runtime.part(createConsent);
  consent.answer(true);
  consent.answer(false);
  expect(told()).toEqual([
    'consent default denied',
    'js now',
    'consent update granted',
    'consent update denied',
  ]);
  stop();
  consent.answer(true);
  expect(told()).toHaveLength(4);
});

it('speaks in lists of arguments, with all four kinds', () => {
  page.dataLayer = [];
  stop = start();
  const [entry] = page.dataLayer as [IArguments];
  expect({}.toString.call(entry)).toBe('[object Arguments]');
  expect(entry[2]).toEqual({
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  });
});

it('updates where the page has said its default, or the tags are here', () => {
  page.dataLayer = [['consent', 'default', { ad_storage: 'denied' }]];
  stop = start();
  expect(told()).toEqual(['consent default denied', 'consent update denied']);
  stop();
  const read: unknown[] = [];
  page.dataLayer = Object.assign([['js', 'now']], { push: (entry: unknown) => read.push(entry) });
  stop = start();
  expect(read).toHaveLength(1);
});

it('makes a layer for tags that come later', () => {
  stop = start();
  expect(told()).toEqual(['consent default denied']);
});

it('leaves alone what is no layer', () => {
  page.dataLayer = document.createElement('form');
  stop = start();
  expect(page.dataLayer).toBeInstanceOf(HTMLFormElement);
});
