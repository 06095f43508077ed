// @vitest-environment node
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserClock } from '#engine/clock';
import { takeKeepalive } from '#engine/keepalive/takeKeepalive';
import { createNodeBrowser, type NodeBrowser } from '#fixtures/harness/nodeBrowser';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { createHttp, type Http } from '../http/http';
import { fetchFormSubmissionKey } from './forms/formSubmissionKey';
import { recordOverlay } from './measurement/census';
import { recordHit } from './measurement/recordHit';
import { sendEvent } from './measurement/sendEvent';
import { sendPerformanceRecords } from './reports/performanceRecords';
import { fetchPageLoadId } from './reports/performanceSettings';
import { fetchSessionRecordingId } from './reports/sessionRecordingId';
import { autocompletePlaces } from './site/googlePlaces';
import { fetchSiteHeaderFooter } from './site/siteHeaderFooter';
import { loginSiteUser, logoutSiteUser } from './site/siteUserSession';
import { renderWidget } from './site/widgetRendering';

let browser: NodeBrowser;
let http: Http;

beforeAll(async () => {
  browser = await createNodeBrowser();
});

afterAll(async () => {
  await browser.close();
});

beforeEach(async () => {
  // What other tests have under way stays with the page.
  Reflect.deleteProperty(globalThis, Symbol.for('skerry.keepalive'));
  await browser.begin();
  browser.setCrumb('the-crumb');
  http = createHttp(createTestRuntime());
});

afterEach(() => {
  http.destroy();
  vi.restoreAllMocks();
});

const answer = (status: number, body: unknown = {}, times?: number) =>
  browser.setFaults([
    { match: '/api/', kind: 'answer', status, body: JSON.stringify(body), ...(times && { times }) },
  ]);

describe('a site user', () => {
  const login = { email: 'asa@example.com', password: 'harbour', rememberMe: true };
  const tokens = async () => (await browser.log()).map(({ headers }) => headers['x-xsrf-token']);

  it('sends the token of the login with later calls, until the logout', async () => {
    await loginSiteUser(http, login);
    await fetchFormSubmissionKey(http);
    await logoutSiteUser(http, true);
    await fetchFormSubmissionKey(http);
    const token = 'site-user-token';
    expect(await tokens()).toEqual([undefined, token, token, undefined]);
    const [first, , third] = await browser.log();
    expect(JSON.parse(first?.body ?? '')).toEqual(login);
    expect(third?.query).toBe('?cloneCart=true&crumb=the-crumb');
  });

  it('logs out once more when the crumb failed', async () => {
    await answer(400, { crumbFail: true, crumb: 'fresh' }, 1);
    await logoutSiteUser(http, false);
    const queries = (await browser.log()).map(({ query }) => query);
    expect(queries).toEqual(['?cloneCart=false&crumb=the-crumb', '?cloneCart=false&crumb=fresh']);
  });

  it('stays logged in when the logout fails, and out when the login does', async () => {
    await answer(401, { error: 'Wrong password' });
    await expect(loginSiteUser(http, login)).rejects.toThrow('Wrong password');
    await browser.setFaults([]);
    await loginSiteUser(http, login);
    await answer(500);
    await expect(logoutSiteUser(http, false)).rejects.toThrow('Internal server error');
    await browser.setFaults([]);
    await fetchFormSubmissionKey(http);
    expect(await tokens()).toEqual([undefined, undefined, 'site-user-token', 'site-user-token']);
  });
});

describe('an answer', () => {
  it('may be wrapped in data', async () => {
    await answer(200, { data: { key: 'k' } });
    expect(await fetchFormSubmissionKey(http)).toBe('k');
  });

  it.each([[{}], [{ html: 5 }], [{ data: { html: null } }], [[]], [null]])(
    'that breaks its contract is an error that names endpoint and field: %j',
    async (body) => {
      await answer(200, body);
      const call = renderWidget(http, { type: 54, id: 'w', value: {} });
      await expect(call).rejects.toMatchObject({
        kind: 'parse',
        message: expect.stringMatching(
          /^Internal Error: Unable to parse server response from \(http:.*\/api\/widget\/GetWidgetRendering\) as JSON: (html|body): /,
        ),
      });
    },
  );
});

describe('the events service', () => {
  const event = { analyticsId: 'a', commonData: {}, customData: {}, customSchemaName: 's' };

  it.each([200, 202])('takes an event with %i, whatever it says', async (status) => {
    await browser.setFaults([{ match: '/api/', kind: 'answer', status, body: 'ok' }]);
    await sendEvent(http, event);
  });

  it.each([201, 204, 403, 429, 500])('fails with %i', async (status) => {
    await answer(status, { error: 'x' });
    await expect(sendEvent(http, event)).rejects.toMatchObject({
      message: `Error tracking event: HTTP Status ${status}`,
      status,
    });
  });
});

describe('the id of a page load', () => {
  it('does not come in time', async () => {
    await browser.setFaults([{ match: '/api/', kind: 'hang' }]);
    // 30 s are 0.3 s.
    const fast = createHttp(createTestRuntime(100));
    await expect(fetchPageLoadId(fast)).rejects.toThrow(/^Metric settings request timeout$/);
    fast.destroy();
  });

  it.each([403, 404, 500])('is refused with %i', async (status) => {
    await answer(status, { error: 'x' });
    const text = `XHR request DONE with unexpected status: ${status}`;
    await expect(fetchPageLoadId(http)).rejects.toThrow(text);
  });

  it.each([[{}], [{ pageLoadId: 7 }], ['text']])('is not in %j', async (body) => {
    await answer(200, body);
    await expect(fetchPageLoadId(http)).rejects.toThrow(/^Unable to resolve pageLoadId$/);
  });
});

it('hears nothing of a failure of analytics', async () => {
  const heard = vi.fn();
  for (const type of ['networkError', 'systemError', 'loginRequired'] as const)
    http.on(type, heard);
  await answer(403, { loginRequired: true });
  const page = { pageTitle: 'T', pagePath: '/' };
  await recordOverlay(http, page);
  browser.setOffline(true);
  await recordOverlay(http, page);
  browser.setOffline(false);
  expect(heard).not.toHaveBeenCalled();
});

const size = { viewportInnerWidth: 1, viewportInnerHeight: 1, screenWidth: 1, screenHeight: 1 };
const said = { url: '/', title: '', userAgent: '', queryString: '', referrer: '' };

it.each<[string, (http: Http) => Promise<unknown>]>([
  [
    'a hit',
    (http) => recordHit(http, 1, { ...said, ...size, clientDate: 1, localStorageSupported: true }),
  ],
  [
    'an event of the events service',
    (http) =>
      sendEvent(http, { analyticsId: '', commonData: {}, customData: {}, customSchemaName: '' }),
  ],
  [
    'performance records that are no beacon',
    (http) => sendPerformanceRecords(http, browserClock, [{ type: 'user' }]),
  ],
  ['the id of a session recording', fetchSessionRecordingId],
])('gives up %s after 2500 ms', async (_, call) => {
  vi.spyOn(navigator, 'sendBeacon').mockReturnValue(false);
  await browser.setFaults([{ match: '/api/', kind: 'hang' }]);
  const fast = createHttp(createTestRuntime(10));
  const began = performance.now();
  await call(fast).catch(() => {});
  const took = performance.now() - began;
  // 2500 ms are 250; the limit of other calls would be 3000.
  expect(took).toBeGreaterThan(200);
  expect(took).toBeLessThan(2000);
  fast.destroy();
});

describe('performance records', () => {
  const records = [{ type: 'user' as const, ms: 1 }];
  const TEXT = '[{"type":"user","ms":1}]';

  it('go by a call where the browser refuses the beacon', async () => {
    vi.spyOn(navigator, 'sendBeacon').mockReturnValue(false);
    await sendPerformanceRecords(http, browserClock, records);
    const [request] = await browser.log();
    expect(request).toMatchObject({ method: 'POST', body: TEXT });
    expect(request?.headers['content-type']).toMatch('text/plain');
  });

  it('outlive the page by that call too', async () => {
    vi.spyOn(navigator, 'sendBeacon').mockReturnValue(false);
    const post = vi.fn();
    await sendPerformanceRecords({ post } as unknown as Http, browserClock, records);
    expect(post).toHaveBeenCalledWith(
      '/api/1/performance/records',
      { text: TEXT },
      expect.objectContaining({ keepalive: true }),
    );
  });

  it('are no beacon where other calls have taken what may be under way', async () => {
    const beacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
    const giveBack = takeKeepalive(browserClock, 'x'.repeat(59_990));
    const post = vi.fn();
    await sendPerformanceRecords({ post } as unknown as Http, browserClock, records);
    expect([beacon.mock.calls.length, post.mock.calls.length]).toEqual([0, 1]);
    giveBack?.(false);
    await sendPerformanceRecords({ post } as unknown as Http, browserClock, records);
    expect([beacon.mock.calls.length, post.mock.calls.length]).toEqual([1, 1]);
    // It may be under way still.
    expect(takeKeepalive(browserClock, 'x'.repeat(59_990))).toBeUndefined();
  });
});

it('reads the site’s header and footer, wrapped or not, and refuses what is neither', async () => {
  const parts = { header: '<p>H</p>', footer: '<p>F</p>' };
  const answer = (body: unknown) =>
    browser.setFaults([
      { match: '/site-header-footer', kind: 'answer', status: 200, body: JSON.stringify(body) },
    ]);
  for (const body of [parts, { data: parts }]) {
    await answer(body);
    expect(await fetchSiteHeaderFooter(http)).toEqual(parts);
  }
  for (const body of [{ header: '<p>H</p>' }, { data: { header: 1, footer: '' } }, []]) {
    await answer(body);
    await expect(fetchSiteHeaderFooter(http)).rejects.toMatchObject({ kind: 'parse' });
  }
  await browser.setFaults([]);
});

it('says on the console when a place is looked up without its context', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const context = { productPage: 'contact', productSection: 'map' };
  await autocompletePlaces(http, { input: 'Q' }, context);
  expect(error).not.toHaveBeenCalled();
  await autocompletePlaces(http, { input: 'Q' }, { ...context, productPage: '' });
  await autocompletePlaces(http, { input: 'Q' }, { ...context, productSection: undefined });
  expect(error).toHaveBeenCalledTimes(2);
  const [request] = await browser.log();
  expect(request?.query).toBe('?input=Q&productPage=contact&productSection=map');
});

describe('the fixture server', () => {
  it('refuses a write with a wrong crumb, and offers the right one', async () => {
    const response = await fetch(`${browser.origin}/api/auth/Logout?crumb=x`, { method: 'POST' });
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ crumbFail: true, crumb: 'the-crumb' });
  });

  it.each<[method: string, path: string, body: string | undefined, problem: string]>([
    ['POST', '/api/auth/Logout?more=1', undefined, 'query: none'],
    ['POST', '/api/auth/Logout', '{}', 'body: none'],
    ['PUT', '/api/multilingual/languages', '{"languages":"en"}', 'body.languages: '],
    ['PUT', '/api/multilingual/languages', '{', 'body: '],
    ['POST', '/api/form/SaveFormSubmission', '{"key":"k"}', 'body.formId: '],
    ['POST', '/api/events/Trace', 'data=%5B%5D', 'body.data: '],
    ['POST', '/api/events/Trace', 'data=%7B', 'body.data: is no JSON'],
    ['GET', '/api/track/Track?other=1', undefined, 'query: Unrecognized key'],
    ['DELETE', '/api/site-users/account/session?cloneCart=1', undefined, 'query.cloneCart: '],
  ])('refuses what breaks a contract: %s %s %s', async (method, path, body, problem) => {
    const headers = { 'X-CSRF-Token': 'the-crumb' };
    const init = body === undefined ? { method, headers } : { method, headers, body };
    const response = await fetch(browser.origin + path, init);
    expect(response.status).toBe(400);
    const { error } = await response.json();
    expect(error).toContain(problem);
  });
});
