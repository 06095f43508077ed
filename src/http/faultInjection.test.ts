// @vitest-environment node
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createNodeBrowser, type NodeBrowser } from '../../fixtures/harness/nodeBrowser';
import { createTestRuntime } from '../../fixtures/harness/testRuntime';
import type { Fault } from '../../fixtures/server/faults';
import { recordEvent } from '../api/recordEvent';
import { fetchSiteHeaderFooter } from '../api/siteHeaderFooter';
import { loginSiteUser, logoutSiteUser } from '../api/siteUserSession';
import { renderWidget } from '../api/widgetRendering';
import { createHttp } from './createHttp';
import type { Http } from './http';
import { isHttpError } from './httpError';

/** Sequences; the whole proof takes 10,000 and some minutes. */
const SEQUENCES = Number(process.env.FAULT_SEQUENCES ?? 200);
const SEED = Number(process.env.FAULT_SEED ?? Date.now() % 2 ** 31);

/** A call that is never answered ends after 100 ms, a retry waits under one. */
const SPEED = 300;

const ALL = '/api/';
const CRUMBS = ['first-crumb', 'second-crumb', 'third-crumb'];
const SECRETS = [...CRUMBS, 'site-user-token'];

const BODIES = [
  ...['', '{}', 'null', '[]', '"text"', '0', '{"html":5}', '{"xsrfToken":{}}', '{"header":[]}'],
  ...['{"error":"No"}', '{"error":7}', '{"message":"No"}', '{"billingErrorCode":"B1"}'],
  ...['{"html":"<p', '<!doctype html>', '{"loginRequired":true}', '{"authorizationFail":true}'],
];
const STATUSES = [
  ...[200, 201, 202, 204, 205, 304, 400, 401, 402, 403, 404, 405, 408, 409, 410, 418, 422],
  ...[425, 429, 451, 500, 501, 502, 503, 504, 507, 520, 599],
];

const answer = (status: number, body: string, headers: Record<string, string> = {}): Fault => ({
  match: ALL,
  kind: 'answer',
  status,
  body,
  headers,
});
const once = (fault: Fault): Fault => ({ ...fault, times: 1 });

const crumbFail = fc
  .tuple(fc.constantFrom(200, 400, 403), fc.constantFrom(...CRUMBS))
  .map(([status, crumb]) => answer(status, JSON.stringify({ crumbFail: true, crumb })));

const redirect = fc
  .constantFrom(301, 302, 303, 307, 308)
  .map((status) => answer(status, '', { Location: '' }));

const fault: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Fault>({ match: ALL, kind: 'delay', ms: 0 }) },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom('refuse', 'reset', 'html', 'empty', 'missing')
      .map((kind): Fault => ({ match: ALL, kind })),
  },
  { weight: 1, arbitrary: fc.constant<Fault>({ match: ALL, kind: 'hang' }) },
  {
    weight: 8,
    arbitrary: fc
      .tuple(fc.constantFrom(...STATUSES), fc.constantFrom(...BODIES))
      .map(([status, body]) => answer(status, body)),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('0', '1', '-1', '3600', 'soon', 'Wed, 21 Oct 2015 07:28:00 GMT')
      .map((after) => answer(429, '{}', { 'Retry-After': after })),
  },
  { weight: 3, arbitrary: crumbFail },
  { weight: 3, arbitrary: redirect },
);

/** A call, and how many requests it may make besides the first and the one for a new crumb. */
interface Call {
  name: string;
  retries: number;
  run(http: Http): Promise<unknown>;
}

const retries = fc.integer({ min: 0, max: 3 });
const settings = '/api/multilingual/settings';
const call: fc.Arbitrary<Call> = fc.oneof(
  retries.map((retries) => ({
    name: 'read',
    retries,
    run: (http: Http) => http.get(settings, { retries }),
  })),
  retries.map((retries) => ({
    name: 'write that asks for retries',
    retries: 0,
    run: (http: Http) => http.post('/api/auth/Logout', undefined, { retries, keepalive: true }),
  })),
  retries.map((retries) => ({
    name: 'write with an idempotency key',
    retries,
    run: (http: Http) =>
      http.put(
        '/api/multilingual/languages',
        { json: { languages: [] } },
        { retries, idempotencyKey: 'key-1', crumb: 'header' },
      ),
  })),
  fc.constantFrom<Call>(
    { name: 'crumb in a form', retries: 0, run: (http) => recordEvent(http, 'x', {}) },
    { name: 'read by contract', retries: 0, run: fetchSiteHeaderFooter },
    {
      name: 'write by contract',
      retries: 0,
      run: (http) => renderWidget(http, { type: 54, id: 'w', value: {} }),
    },
    {
      name: 'login',
      retries: 0,
      run: (http) =>
        loginSiteUser(http, { email: 'a@b.example', password: 'p', rememberMe: false }),
    },
    {
      name: 'write to the https host',
      retries: 0,
      run: (http) => http.post('/api/form/FormSubmissionKey', undefined, { secure: true }),
    },
    { name: 'logout', retries: 0, run: (http) => logoutSiteUser(http, false) },
  ),
);

const step = fc.record({
  call,
  faults: fc.array(fault, { maxLength: 5 }),
  /** What goes wrong for ever, after the faults that do once. */
  forever: fc.option(fc.oneof(fault, crumbFail), { freq: 4 }),
  isOffline: fc.nat(5).map((n) => n === 0),
});

let browser: NodeBrowser;

beforeAll(async () => {
  browser = await createNodeBrowser();
});

afterAll(async () => {
  await browser.close();
});

/** Runs one call and says how it ended. Throws for what is neither a success nor a typed error. */
async function outcome({ run }: Call, http: Http): Promise<string> {
  try {
    const value = await run(http);
    return value === undefined ? 'done' : 'success';
  } catch (error) {
    if (!isHttpError(error)) throw error;
    expect(error.message).not.toBe('');
    for (const secret of SECRETS) expect(`${error.url} ${error.message}`).not.toContain(secret);
    return error.kind;
  }
}

it(`ends every call of ${SEQUENCES} random sequences well (seed ${SEED})`, async () => {
  console.info(
    `fault injection: ${SEQUENCES} sequences, seed ${SEED} (FAULT_SEQUENCES, FAULT_SEED)`,
  );
  const seen = new Map<string, number>();
  const otherHost = new URL(browser.otherOrigin).host;
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 1, maxLength: 4 }),
    async (steps) => {
      const session = await browser.begin();
      browser.setCrumb(CRUMBS[0] ?? '');
      const http = createHttp(createTestRuntime(SPEED));
      const elsewhere = (fault: Fault): Fault =>
        fault.headers?.Location === undefined
          ? fault
          : { ...fault, headers: { Location: `${browser.otherOrigin}/s/${session}${settings}` } };
      for (const { call, faults, forever, isOffline } of steps) {
        await browser.setFaults(
          [...faults.map(once), ...(forever ? [forever] : [])].map(elsewhere),
        );
        browser.setOffline(isOffline);
        const before = browser.sent;
        const end = await outcome(call, http);
        seen.set(end, (seen.get(end) ?? 0) + 1);
        expect(browser.sent - before, call.name).toBeLessThanOrEqual(1 + call.retries + 1);
      }
      http.destroy();
      for (const { headers, query, body, path } of await browser.log()) {
        if (headers.host !== otherHost) continue;
        const whole = JSON.stringify([path, query, body, { ...headers, cookie: '' }]);
        for (const secret of SECRETS) expect(whole).not.toContain(secret);
      }
    },
  );
  await fc.assert(property, { seed: SEED, numRuns: SEQUENCES });
  console.info(`fault injection: ${JSON.stringify(Object.fromEntries(seen))}`);
  // Otherwise nothing was proved.
  for (const kind of ['success', 'network', 'timeout', 'redirect', 'parse', 'status', 'crumb']) {
    expect(seen.get(kind), kind).toBeGreaterThan(0);
  }
}, 3_600_000);
