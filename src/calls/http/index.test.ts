import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SiteContext } from '#engine/context/siteContext';
import { listen } from '#engine/events';
import type { Services } from '#engine/runtime';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { createAnalytics } from '#services/analytics/analytics';
import { createService } from '.';
import type { Http, LoginRequired } from './http';

const send = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const answer = (body: unknown, status = 200) =>
  send.mockImplementation(async () => new Response(JSON.stringify(body), { status }));

let http: Http;

const CLOSED = { 'websiteSettings.userAccountsSettings.loginAllowed': false };

const runtimeOf = (fields: Record<string, unknown>, services: Partial<Services> = {}) =>
  Object.assign(createTestRuntime(1, services), {
    context: {
      read: (path: string, fallback: unknown) => fields[path] ?? fallback,
    } as SiteContext,
  });

/** The data layer of a page, with what measures there. */
function serviceOf(fields: Record<string, unknown>): Http {
  const services: Partial<Services> = {};
  const runtime = runtimeOf(fields, services);
  const made = createService(runtime);
  services.http = made;
  services.analytics = createAnalytics(runtime);
  return made;
}

beforeEach(() => {
  vi.stubGlobal('fetch', send);
  http = serviceOf({ 'website.id': 'harbour' });
});

afterEach(() => {
  http.destroy();
  send.mockReset();
  vi.unstubAllGlobals();
});

it('tells the page of a login that is required, once a call', async () => {
  const heard = vi.fn<(login: LoginRequired) => void>((login) => login.preventDefault());
  const stop = listen('loginrequired', heard);
  answer({ loginRequired: true, error: 'Log in first' }, 401);
  await expect(http.get('/api/a')).rejects.toMatchObject({ kind: 'login' });
  const url = `${location.origin}/api/a`;
  const told = (message: string) => expect.objectContaining({ url, message });
  expect(heard).toHaveBeenCalledExactlyOnceWith(told('Log in first'));
  answer({ loginRequired: true });
  await expect(http.post('/api/a')).rejects.toMatchObject({ kind: 'login' });
  expect(heard).toHaveBeenLastCalledWith(told('Unauthorized request'));
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
});

it.each([
  ['asks for it', {}, true, ['login']],
  ['tells of it where nobody can log in', CLOSED, true, ['dialog']],
  ['tells of it without a prompt', {}, false, ['login', 'dialog']],
])('%s', async (_, fields, hasPrompt, used) => {
  const open = vi.fn(async () => true);
  const use = vi.fn(async (name: string) => {
    if (name === 'login' && hasPrompt) return { open };
    throw new Error(`No ${name}`);
  });
  const report = vi.fn();
  const prompting = createService(Object.assign(runtimeOf(fields), { use, report }));
  answer({ loginRequired: true, error: 'Log in first' }, 401);
  await expect(prompting.get('/api/a')).rejects.toMatchObject({ kind: 'login' });
  await vi.waitFor(() => expect(use.mock.calls.flat()).toEqual(used));
  expect(open.mock.calls).toEqual(used.join() === 'login' ? [['Log in first']] : []);
  prompting.destroy();
});

it('tells analytics of a call without an answer, with its url, and of nothing else', async () => {
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  answer({});
  await expect(http.get('/api/a', { query: { b: 1 } })).rejects.toMatchObject({ kind: 'network' });
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  const [url, init] = send.mock.calls[1] ?? [];
  expect(url).toBe(`${location.origin}/api/events/RecordEvent`);
  expect(init?.method).toBe('POST');
  const { event, data, ...others } = Object.fromEntries(new URLSearchParams(String(init?.body)));
  expect({ event, ...others }).toEqual({ event: 'system-network-error' });
  expect(JSON.parse(data ?? '')).toEqual({ url: `${location.origin}/api/a?b=1` });

  answer({ error: 'No' }, 500);
  await expect(http.get('/api/a')).rejects.toMatchObject({ kind: 'status' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(send).toHaveBeenCalledTimes(3);
});

it.each([
  ['without consent', { 'website.id': 'harbour', 'cookieSettings.isCookieBannerEnabled': true }],
  ['on a page of no site', {}],
])('tells analytics nothing %s', async (_, fields) => {
  const isRefused = 'website.id' in fields;
  if (isRefused)
    Reflect.set(Document.prototype, 'cookie', 'ss_cookieAllowed=false; Path=/', document);
  const careful = serviceOf(fields);
  send.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(careful.get('/api/a')).rejects.toMatchObject({ kind: 'network' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(send).toHaveBeenCalledOnce();
  careful.destroy();
  Reflect.set(Document.prototype, 'cookie', 'ss_cookieAllowed=; Path=/; Max-Age=0', document);
});

it('does not tell analytics that analytics got no answer', async () => {
  send.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(http.get('/api/a')).rejects.toMatchObject({ kind: 'network' });
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  await new Promise((resolve) => setTimeout(resolve));
  expect(send).toHaveBeenCalledTimes(2);
});
