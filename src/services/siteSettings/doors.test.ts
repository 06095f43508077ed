// @vitest-environment node
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHttp, type Http } from '#calls/http/http';
import type { Services } from '#engine/runtime';
import { createNodeBrowser, type NodeBrowser } from '#fixtures/harness/nodeBrowser';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { createService as createAccount } from '../account/index';
import { createService as createSite } from '.';

// The fixture server refuses what breaks the contract of an endpoint.

let browser: NodeBrowser;
let http: Http;
let services: Pick<Services, 'account' | 'site'>;

beforeAll(async () => {
  browser = await createNodeBrowser();
  browser.setCrumb('the-crumb');
  http = createHttp(createTestRuntime());
  const runtime = createTestRuntime(1, { http });
  services = { account: createAccount(runtime), site: createSite(runtime) };
});

afterAll(async () => {
  http.destroy();
  await browser.close();
});

beforeEach(async () => {
  await browser.begin();
});

const asked = async () =>
  (await browser.log()).map(({ method, path, status }) => `${method} ${path} ${status}`);

it('logs a site user in and out, with the token, and once more with another crumb', async () => {
  const { account } = services;
  await account.login({ email: 'asa@example.com', password: 'harbour', rememberMe: true });
  const refusal = JSON.stringify({ crumbFail: true, crumb: 'fresh' });
  await browser.setFaults([
    { match: '/api/', kind: 'answer', status: 400, body: refusal, times: 1 },
  ]);
  await account.logout({ cloneCart: true });
  const [, ...logouts] = await browser.log();
  expect(logouts.map(({ query, headers }) => [query, headers['x-xsrf-token']])).toEqual([
    ['?cloneCart=true&crumb=the-crumb', 'site-user-token'],
    ['?cloneCart=true&crumb=fresh', 'site-user-token'],
  ]);
  await browser.setFaults([]);
  await account.logout();
  expect((await browser.log()).at(-1)).toMatchObject({ query: '?cloneCart=false&crumb=fresh' });
});

it('reads and sets languages, header and footer', async () => {
  const { site } = services;
  await site.languageSettings();
  await site.languageStatus();
  await site.saveLanguages(['en', 'is']);
  expect(await site.headerFooter()).toEqual({ header: '<p>Header</p>', footer: '<p>Footer</p>' });
  await site.saveHeaderFooter({ header: '', footer: 'x' });
  expect(await asked()).toEqual([
    'GET /api/multilingual/settings 200',
    'GET /api/multilingual/status 200',
    'PUT /api/multilingual/languages 200',
    'GET /api/site-header-footer 200',
    'PUT /api/site-header-footer 200',
  ]);
});

it('looks places up', async () => {
  const where = { productPage: 'contact', productSection: 'map' };
  await services.site.findPlaces({ input: 'Q' }, where);
  await services.site.place({ placeId: 'Q' }, where);
  expect(await asked()).toEqual([
    'GET /api/google-maps/places/autocomplete 200',
    'GET /api/google-maps/places/details 200',
  ]);
});
