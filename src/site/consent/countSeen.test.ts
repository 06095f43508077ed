import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SiteContext } from '#engine/context/siteContext';
import type { Runtime } from '#engine/runtime';
import { readCookie } from '#engine/storage/readCookie';
import type { TellView } from '#engine/visibility/visibility';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { createConsent } from './consent';
import { countSeen } from './countSeen';

const tell = vi.fn();
const node = document.createElement('form');
let see: (isInView: boolean) => void;
let runtime: Runtime;
let isWatching: boolean;

/** Starts to count on a page of these fields. */
function start(fields: Record<string, unknown> = { 'website.id': 'harbour' }) {
  runtime = Object.assign(createTestRuntime(1, { http: {} as never }), {
    context: {
      read: (path: string, fallback: unknown) => fields[path] ?? fallback,
    } as SiteContext,
    visibility: {
      watch(_: Element, hear: TellView) {
        see = (isInView) => hear(isInView, { intersectionRatio: 1 } as IntersectionObserverEntry);
        isWatching = true;
        return () => {
          isWatching = false;
        };
      },
    },
  });
  return countSeen(runtime, node, tell);
}

const restrictive = {
  'website.id': 'harbour',
  'cookieSettings.isRestrictiveCookiePolicyEnabled': true,
};
const answer = (isAllowed: boolean) => runtime.part(createConsent).answer(isAllowed);
const wait = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  tell.mockReset();
  isWatching = false;
  document.body.append(node);
});
afterEach(() => {
  runtime.part(createConsent).destroy();
  Reflect.deleteProperty(document, 'prerendering');
  Reflect.set(document, 'cookie', 'ss_cookieAllowed=; Path=/; Max-Age=0');
  localStorage.clear();
});

it('tells of what is seen, once', async () => {
  start();
  see(false);
  await wait();
  expect(tell).not.toHaveBeenCalled();
  see(true);
  await wait();
  expect([tell.mock.calls.length, isWatching]).toEqual([1, false]);
});

it('tells of what was seen before the visitor agreed, when they do', async () => {
  start(restrictive);
  see(true);
  await wait();
  expect(tell).not.toHaveBeenCalled();
  answer(true);
  answer(false);
  answer(true);
  await wait();
  expect(tell).toHaveBeenCalledTimes(1);
});

it('keeps whose visit it is before it tells', async () => {
  let kept: string | undefined;
  tell.mockImplementation(() => {
    kept = readCookie('ss_cvr');
  });
  start();
  see(true);
  await wait();
  expect(kept).toMatch(/^[0-9a-f]{32}\|/);
});

it('tells of nothing that has left the page by then, but when it is back', async () => {
  start(restrictive);
  see(true);
  node.remove();
  answer(true);
  await wait();
  expect(tell).not.toHaveBeenCalled();
  answer(false);
  document.body.append(node);
  answer(true);
  await wait();
  expect(tell).toHaveBeenCalledTimes(1);
});

it('tells of nothing that is not seen, nor after it is stopped', async () => {
  const stop = start(restrictive);
  answer(true);
  await wait();
  expect(tell).not.toHaveBeenCalled();
  stop();
  expect(isWatching).toBe(false);
});

it('tells of nothing when the consent is taken back meanwhile', async () => {
  start(restrictive);
  answer(true);
  see(true);
  answer(false);
  await wait();
  expect(tell).not.toHaveBeenCalled();
});

it.each([{}, { 'website.id': 'harbour', 'authenticatedAccount.id': 'ada' }])(
  'looks at nothing where visits are not counted: %o',
  (fields) => {
    start(fields);
    expect(isWatching).toBe(false);
  },
);

it('looks at nothing before the visitor of a page that was rendered ahead comes to it', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  start();
  expect(isWatching).toBe(false);
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(isWatching).toBe(true);
});
