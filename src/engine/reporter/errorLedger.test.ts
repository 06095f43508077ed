import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createChunkError } from '../chunks/chunkError';
import { browserClock, type Cancel } from '../clock';
import { createErrorLedger } from './errorLedger';
import { createErrorReporter, type ErrorReporter } from './errorReporter';

interface Report {
  event: string;
  data: Record<string, string | number>;
  timestamp: number;
}

const fetched = vi.fn<typeof fetch>();
let reporter: ErrorReporter;
let stop: Cancel;

const requests = () => fetched.mock.calls.map(([, init]) => init ?? {});
const sent = () => requests().map(({ body }): Report[] => JSON.parse(String(body)));
const onlyData = () => sent()[0]?.[0]?.data;
const fire = (type: string, members: object = {}, target: EventTarget = window) =>
  target.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), members));
const refuseOwnCall = () =>
  fire('securitypolicyviolation', {
    effectiveDirective: 'connect-src',
    blockedURI: `${location.origin}/api/events/RecordJavascriptErrors`,
  });
const setCookie = (cookie: string) => Reflect.set(Document.prototype, 'cookie', cookie, document);

beforeEach(async () => {
  // What other tests have under way stays with the page.
  Reflect.deleteProperty(globalThis, Symbol.for('skerry.keepalive'));
  vi.useFakeTimers();
  fetched.mockReset().mockImplementation(async () => new Response());
  vi.stubGlobal('fetch', fetched);
  setCookie('crumb=the%20crumb');
  reporter = createErrorReporter(browserClock, async () => ({ createService: createErrorLedger }));
  stop = reporter._install();
  // Nothing of it is reported, but it brings the ledger's code.
  refuseOwnCall();
  await vi.advanceTimersByTimeAsync(0);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  setCookie('crumb=; max-age=0');
});

it('posts a JSON array to its own origin, with the crumb, and so that it outlives the page', () => {
  vi.setSystemTime(1_700_000_000_000);
  reporter.report(new Error('broken'), { initializer: 'menu', block: 'b1' });
  vi.advanceTimersByTime(1000);
  expect(fetched.mock.calls[0]?.[0]).toBe(`${location.origin}/api/events/RecordJavascriptErrors`);
  const [request] = requests();
  expect(request).toMatchObject({ method: 'POST', keepalive: true });
  expect(new Headers(request?.headers).get('X-CSRF-Token')).toBe('the crumb');
  expect(new Headers(request?.headers).get('Content-Type')).toBe('application/json');
  expect(sent()).toEqual([
    [
      {
        event: 'report',
        timestamp: 1_700_000_000_000,
        data: {
          initializer: 'menu',
          block: 'b1',
          url: location.href,
          name: 'Error',
          message: 'broken',
          stack: expect.stringContaining('errorLedger.test'),
        },
      },
    ],
  ]);
});

it('goes to its own origin on a page with a base of another one', () => {
  const base = document.createElement('base');
  base.href = 'https://other.example/';
  document.head.append(base);
  reporter.report('x');
  vi.advanceTimersByTime(1000);
  base.remove();
  expect(new URL(String(fetched.mock.calls[0]?.[0])).origin).toBe(location.origin);
});

it('reports uncaught errors, unhandled rejections and CSP violations', () => {
  fire('error', {
    error: new TypeError('uncaught'),
    filename: 'https://x.example/a.js',
    lineno: 3,
    colno: 4,
  });
  fire('error', { error: null, message: 'Script error.' });
  fire('unhandledrejection', { reason: new Error('rejected') });
  fire(
    'securitypolicyviolation',
    { effectiveDirective: 'img-src', blockedURI: 'https://x.example/i.png' },
    document.body,
  );
  vi.advanceTimersByTime(1000);
  expect(sent()[0]).toMatchObject([
    {
      event: 'error',
      data: {
        message: 'uncaught',
        name: 'TypeError',
        source: 'https://x.example/a.js',
        line: 3,
      },
    },
    { event: 'error', data: { message: 'Script error.' } },
    { event: 'unhandledrejection', data: { message: 'rejected' } },
    {
      event: 'securitypolicyviolation',
      data: { message: 'img-src refused https://x.example/i.png' },
    },
  ]);
});

it('leaves out what browsers tell of a resize observer: nothing is wrong then', () => {
  const message = 'ResizeObserver loop completed with undelivered notifications.';
  fire('error', { error: undefined, message });
  fire('error', { error: null, message: 'Another error' });
  vi.advanceTimersByTime(1000);
  expect(sent().flat()).toMatchObject([{ data: { message: 'Another error' } }]);
});

it('tells type, path and code of a chunk that did not load', () => {
  const cause = new TypeError('refused');
  reporter.report(
    createChunkError(
      'menu',
      { type: 'missing', path: '/chunks/menu-1.css', code: 'CSS_CHUNK_LOAD_FAILED' },
      cause,
    ),
  );
  vi.advanceTimersByTime(1000);
  expect(onlyData()).toMatchObject({
    message: 'Loading chunk menu failed',
    type: 'missing',
    path: '/chunks/menu-1.css',
    code: 'CSS_CHUNK_LOAD_FAILED',
  });
});

it('tells each file of a chunk apart', () => {
  for (const path of ['/chunks/menu-1.css', '/chunks/menu-1.js', '/chunks/menu-1.js']) {
    reporter.report(createChunkError('menu', { type: 'missing', path }));
  }
  vi.advanceTimersByTime(1000);
  expect(sent()[0]?.map(({ data }) => data.path)).toEqual([
    '/chunks/menu-1.css',
    '/chunks/menu-1.js',
  ]);
});

it('waits until 1000 ms after the last report', () => {
  reporter.report('one');
  vi.advanceTimersByTime(999);
  reporter.report('two');
  vi.advanceTimersByTime(999);
  expect(fetched).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(sent()).toMatchObject([[{ data: { message: 'one' } }, { data: { message: 'two' } }]]);
  vi.advanceTimersByTime(10_000);
  expect(fetched).toHaveBeenCalledOnce();
});

it('sends 10 at once rather than dropping one, and 20 a page load', () => {
  for (let i = 0; i < 30; i++) reporter.report(`error ${i}`);
  expect(sent().map((reports) => reports.length)).toEqual([10, 10]);
  vi.advanceTimersByTime(10_000);
  reporter.report('one more');
  vi.advanceTimersByTime(10_000);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('reports the same error once, wherever it surfaces', () => {
  const error = new Error('again');
  reporter.report(error, { initializer: 'menu' });
  fire('error', { error, lineno: 3 });
  fire('unhandledrejection', { reason: error });
  vi.advanceTimersByTime(1000);
  reporter.report(error);
  fire('error', { message: 'Script error.', lineno: 1 });
  fire('error', { message: 'Script error.', lineno: 1 });
  fire('error', { message: 'Script error.', lineno: 2 });
  vi.advanceTimersByTime(1000);
  expect(sent().map((reports) => reports.length)).toEqual([1, 2]);
});

it.each([['visibilitychange', document]] as const)('sends at once on %s', (type, target) => {
  reporter.report('late');
  fire(type, {}, target);
  expect(fetched).toHaveBeenCalledOnce();
  fire(type, {}, target);
  vi.advanceTimersByTime(10_000);
  expect(fetched).toHaveBeenCalledOnce();
});

it('cuts texts at 5000 characters, with a mark, after scrubbing', () => {
  const error = new Error('long');
  error.stack = `${'a '.repeat(2490)}jo@example.com ${'b'.repeat(9000)}`;
  reporter.report(error);
  const exact = new Error('exact');
  exact.stack = 'c'.repeat(5000);
  reporter.report(exact);
  vi.advanceTimersByTime(1000);
  const [long, short] = sent()[0] ?? [];
  expect(long?.data.stack).toBe(`${'a '.repeat(2490)}[scrubbed] ${'b'.repeat(9)}[truncated]`);
  expect(short?.data.stack).toBe('c'.repeat(5000));
});

it('scrubs every text', () => {
  const secret = 'hunter2secretvalue';
  history.replaceState(null, '', `?invite=${secret}`);
  const error = new Error(`crumb=${secret}`, { cause: new Error(`jo${secret}@example.com`) });
  error.stack = `f@https://x.example/?a=${secret}:1:2`;
  reporter.report(error, { block: `token: ${secret}` });
  fire('error', { message: 'm', filename: `https://x.example/?a=${secret}` });
  vi.advanceTimersByTime(1000);
  history.replaceState(null, '', '/');
  expect(String(requests()[0]?.body)).not.toContain(secret);
  expect(sent()[0]).toHaveLength(2);
});

it('does not ask for keepalive for a body of 60,000 bytes, which browsers would refuse', () => {
  // 4,900 characters, 9,800 bytes each.
  for (const name of 'abcdefg') reporter.report(name + 'é'.repeat(4900));
  vi.advanceTimersByTime(1000);
  reporter.report('short');
  vi.advanceTimersByTime(1000);
  expect(requests().map(({ keepalive }) => keepalive)).toEqual([false, true]);
});

const hostile = {
  get message() {
    throw new Error('message');
  },
  get stack() {
    throw new Error('stack');
  },
};
const circular: Record<string, unknown> = {};
circular.message = circular;
circular.cause = circular;

it.each<[what: string, reason: unknown, message: string]>([
  ['undefined', undefined, 'undefined'],
  ['null', null, 'null'],
  ['a text', 'no', 'no'],
  ['an empty text', '', ''],
  ['a number', 0, '0'],
  ['a symbol', Symbol('s'), 'Symbol(s)'],
  ['an object', { message: 'mine' }, 'mine'],
  ['an object without a message', { code: 1, details: 'x' }, '[object Object] code,details'],
  ['an object without a prototype', Object.create(null), 'object'],
  ['an error without a message', new RangeError(), 'RangeError'],
  ['a DOMException', new DOMException('gone', 'NotFoundError'), 'gone'],
  ['throwing getters', hostile, 'object'],
  ['a circular object', circular, '[object Object] message,cause'],
])('reports a rejection with %s', (_, reason, message) => {
  fire('unhandledrejection', { reason });
  expect(() => reporter.report(reason)).not.toThrow();
  vi.advanceTimersByTime(1000);
  expect(sent()[0]).toHaveLength(1);
  expect(onlyData()?.message).toBe(message);
});

it('never reports itself', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  fetched.mockImplementationOnce(() => {
    throw new Error('fetch throws');
  });
  reporter.report('one');
  await vi.advanceTimersByTimeAsync(1000);
  fetched.mockRejectedValueOnce(new TypeError('fetch rejects'));
  reporter.report('two');
  await vi.advanceTimersByTimeAsync(1000);
  refuseOwnCall();
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('stops: what waits is sent, and nothing more is heard', () => {
  reporter.report('waiting');
  stop();
  expect(fetched).toHaveBeenCalledOnce();
  // The test runner fails a test on an error that no listener of the window hears.
  const hear = () => {};
  addEventListener('error', hear);
  fire('error', { error: new Error('after') });
  removeEventListener('error', hear);
  fire('unhandledrejection', { reason: 'after' });
  expect(vi.getTimerCount()).toBe(0);
});
