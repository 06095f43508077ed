// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createErrorLedger } from '#engine/reporter/errorLedger';
import { createNodeBrowser, type NodeBrowser } from '#fixtures/harness/nodeBrowser';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { createHttp, type Http } from '../http/http';
import { contracts } from './contracts';
import { fetchFormSubmissionKey } from './forms/formSubmissionKey';
import { saveFormSubmission } from './forms/saveFormSubmission';
import {
  recordButtonClick,
  recordButtonRender,
  recordFormRender,
  recordOverlay,
} from './measurement/census';
import { recordEvent } from './measurement/recordEvent';
import { recordHit } from './measurement/recordHit';
import { recordQuickView } from './measurement/recordQuickView';
import { sendEvent } from './measurement/sendEvent';
import { trace } from './measurement/trace';
import { track } from './measurement/track';
import { sendPerformanceRecords } from './reports/performanceRecords';
import { fetchPageLoadId } from './reports/performanceSettings';
import { fetchSessionRecordingId } from './reports/sessionRecordingId';
import { autocompletePlaces, fetchPlaceDetails } from './site/googlePlaces';
import { itemLikes } from './site/itemLikes';
import { logoutOwner } from './site/logoutOwner';
import {
  fetchMultilingualSettings,
  fetchMultilingualStatus,
  saveLanguages,
} from './site/multilingual';
import { sendLike } from './site/sendLike';
import { fetchSiteHeaderFooter, saveSiteHeaderFooter } from './site/siteHeaderFooter';
import { loginSiteUser, logoutSiteUser } from './site/siteUserSession';
import { renderWidget } from './site/widgetRendering';

/** All calls: those of the site as a whole, then what the widgets add. */
const specification = `
  POST /api/form/FormSubmissionKey
  POST /api/form/SaveFormSubmission
  POST /api/events/RecordJavascriptErrors
  GET /api/track/Track
  POST /api/events/RecordEvent
  POST /api/v1/events
  GET /api/1/performance/settings
  POST /api/1/performance/records
  POST /api/auth/Logout
  POST /api/widget/GetWidgetRendering
  POST /api/census/RecordHit
  POST /api/census/button-click
  POST /api/census/button-render
  POST /api/census/form-render
  POST /api/census/overlay
  POST /api/census/RecordQuickView/{id}
  GET /api/multilingual/settings
  GET /api/multilingual/status
  PUT /api/multilingual/languages
  GET /api/site-header-footer
  PUT /api/site-header-footer
  POST /api/site-users/account/session
  DELETE /api/site-users/account/session
  GET /api/google-maps/places/autocomplete
  GET /api/google-maps/places/details
  GET /api/commerce/fullstory/getId
  POST /api/events/Trace
  POST /api/item-likes/{id}
`
  .trim()
  .split(/\n\s*/);

const page = {
  pageTitle: 'Harbour',
  pageId: 'p1',
  contentSource: 'c',
  pagePath: '/harbour',
} as const;
const button = {
  id: 'b1',
  buttonText: 'Sail',
  clickthroughUrl: '/sail',
  alignment: 'center',
  size: 'medium',
  newWindow: false,
  context: 'block',
  ...page,
};
const hit = {
  url: 'https://x.example/harbour',
  title: 'Harbour',
  userAgent: 'test',
  clientDate: 1,
  viewportInnerWidth: 800,
  viewportInnerHeight: 600,
  screenWidth: 800,
  screenHeight: 600,
  queryString: '',
  referrer: '',
  localStorageSupported: true,
};
const place = { productPage: 'contact', productSection: 'map' };
const runtime = createTestRuntime();

/** One call of each endpoint's function. */
const calls: Record<string, (http: Http) => unknown> = {
  'POST /api/form/FormSubmissionKey': fetchFormSubmissionKey,
  'POST /api/form/SaveFormSubmission': (http) =>
    saveFormSubmission(http, {
      key: 'k',
      formId: 'f',
      collectionId: 'c',
      objectName: 'page-section',
      isOverlayForm: false,
      submitButtonText: 'Send',
      form: JSON.stringify({ 'text-1': 'Ada' }),
      captchaKey: 'solved',
      ...page,
    }),
  'POST /api/events/RecordJavascriptErrors': () =>
    createErrorLedger(runtime.clock)(
      [[{ type: 'report', error: new Error('Broken') }, location.href, Date.now()]],
      true,
    ),
  'GET /api/track/Track': () => track({ landing: '/harbour', lang: 'en' }),
  'POST /api/events/RecordEvent': (http) =>
    recordEvent(http, 'network-error', { url: '/x' }, { source: 'WEB' }),
  'POST /api/v1/events': (http) =>
    sendEvent(http, {
      analyticsId: 'a',
      commonData: {},
      customData: { n: 1 },
      customSchemaName: 's',
    }),
  'GET /api/1/performance/settings': fetchPageLoadId,
  'POST /api/1/performance/records': (http) =>
    sendPerformanceRecords(http, runtime.clock, [{ type: 'page_speed', ms: 12 }]),
  'POST /api/auth/Logout': logoutOwner,
  'POST /api/widget/GetWidgetRendering': (http) =>
    renderWidget(http, { type: 54, id: 'w1', value: {} }, 'c1'),
  'POST /api/census/RecordHit': (http) => recordHit(http, 1, hit, 'id|1|2|3|4'),
  'POST /api/census/button-click': (http) => recordButtonClick(http, button),
  'POST /api/census/button-render': (http) => recordButtonRender(http, button),
  'POST /api/census/form-render': (http) => recordFormRender(http, { formId: 'f', ...page }),
  'POST /api/census/overlay': (http) =>
    recordOverlay(http, { visitorCookie: 'id|1|2|3|4', ...page }),
  'POST /api/census/RecordQuickView/{id}': (http) => recordQuickView(http, 'a/b'),
  'GET /api/multilingual/settings': fetchMultilingualSettings,
  'GET /api/multilingual/status': fetchMultilingualStatus,
  'PUT /api/multilingual/languages': (http) => saveLanguages(http, ['en', 'is']),
  'GET /api/site-header-footer': fetchSiteHeaderFooter,
  'PUT /api/site-header-footer': (http) => saveSiteHeaderFooter(http, { header: '', footer: 'x' }),
  'POST /api/site-users/account/session': (http) =>
    loginSiteUser(http, { email: 'asa@example.com', password: 'harbour', rememberMe: true }),
  'DELETE /api/site-users/account/session': (http) => logoutSiteUser(http, true),
  'GET /api/google-maps/places/autocomplete': (http) =>
    autocompletePlaces(http, { input: 'Q' }, place),
  'GET /api/google-maps/places/details': (http) => fetchPlaceDetails(http, { placeId: 'Q' }, place),
  'GET /api/commerce/fullstory/getId': fetchSessionRecordingId,
  'POST /api/events/Trace': (http) => trace(http, [{ pageUrl: '/', type: 'click', data: 1 }]),
  'POST /api/item-likes/{id}': (http) => sendLike(http, itemLikes('a/b'), true),
};

let browser: NodeBrowser;
let http: Http;

beforeAll(async () => {
  browser = await createNodeBrowser();
  browser.setCrumb('the crumb');
  http = createHttp(runtime);
});

afterAll(async () => {
  http.destroy();
  await browser.close();
});

beforeEach(async () => {
  await browser.begin();
});

it('has a contract for every call of the specification, and for no other', () => {
  const own = contracts
    .map((contract) => contract())
    .map(({ method, path }) => `${method} ${path}`);
  expect(own).toEqual(specification);
});

describe('the function of every call of the specification keeps the contract', () => {
  it.each(specification)('%s', async (endpoint) => {
    const call = calls[endpoint];
    expect(call).toBeTypeOf('function');
    await call?.(http);
    // Those that are not waited for (a report, a beacon, an image) take a moment.
    await expect
      .poll(async () => (await browser.log())[0]?.status, { timeout: 5000 })
      .toBeLessThan(300);
    const [request, ...more] = await browser.log();
    expect(more).toEqual([]);
    const path = request?.path.replace(/(RecordQuickView\/|item-likes\/).*/, '$1{id}');
    expect(`${request?.method} ${path}`).toBe(endpoint);
  });
});
