import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SiteContext } from '#engine/context/siteContext';
import { readCookie } from '#engine/storage/readCookie';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import type { CallOptions } from './call';
import { createHttp, type Http } from './http';
import type { HttpError } from './reply/httpError';

const fetched = vi.fn<typeof fetch>();
let http: Http;

const setCookie = (cookie: string) => Reflect.set(Document.prototype, 'cookie', cookie, document);
const json = (value: unknown, init?: ResponseInit) => new Response(JSON.stringify(value), init);
/** Answers one call after the other; the last one stays. */
const answers = (...responses: (() => Response)[]) => {
  const last = responses.at(-1) ?? (() => json({}));
  fetched.mockImplementation(async () => (responses.shift() ?? last)());
};
/** As a browser, which gives up when the signal says so. */
const neverAnswers = () =>
  fetched.mockImplementation(
    (_, init) =>
      new Promise((_, reject) => {
        const give = () => reject(new DOMException('Aborted', 'AbortError'));
        if (init?.signal?.aborted) give();
        init?.signal?.addEventListener('abort', give);
      }),
  );
const urls = () => fetched.mock.calls.map(([url]) => new URL(String(url)));
/** The error of a call, after as much time as it takes. */
const failure = async (call: Promise<unknown>): Promise<HttpError> => {
  const error = call.then(
    () => {
      throw new Error('The call succeeded');
    },
    (error: HttpError) => error,
  );
  await vi.runAllTimersAsync();
  return error;
};
const crumbFail = (crumb: unknown) => () => json({ crumbFail: true, crumb }, { status: 403 });

beforeEach(() => {
  // What other tests have under way stays with the page.
  Reflect.deleteProperty(globalThis, Symbol.for('skerry.keepalive'));
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched.mockReset());
  setCookie('crumb=old');
  http = createHttp(createTestRuntime());
});

afterEach(() => {
  http.destroy();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  setCookie('crumb=; max-age=0; path=/');
  setCookie('crumb=; max-age=0');
  sessionStorage.clear();
});

it('gives what the server answers, and follows no redirect', async () => {
  answers(() => json({ n: 1 }));
  expect(await http.get('/api/rest/x', { query: { a: 'b' } })).toEqual({ n: 1 });
  expect(urls()[0]?.href).toBe(`${location.origin}/api/rest/x?a=b`);
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', redirect: 'manual' });
  const opaque = Object.assign(json({}), {});
  Object.defineProperties(opaque, { type: { value: 'opaqueredirect' }, status: { value: 0 } });
  answers(() => opaque);
  expect(await failure(http.get('/api/x', { retries: 3 }))).toMatchObject({ kind: 'redirect' });
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('goes to its own origin on a page with a base of another one', async () => {
  const base = document.createElement('base');
  base.href = 'https://other.example/';
  document.head.append(base);
  answers();
  await http.post('/api/x');
  base.remove();
  expect(urls()[0]?.origin).toBe(location.origin);
});

it('carries the crumb in the header where it is set up so', async () => {
  answers();
  const context: SiteContext = {
    read: (path, fallback) =>
      path === 'crumbTransport' ? ('header' as typeof fallback) : fallback,
  };
  const other = createHttp(Object.assign(createTestRuntime(), { context }));
  await other.put('/api/x', { json: {} });
  other.destroy();
  expect(urls()[0]?.search).toBe('');
  expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get('X-CSRF-Token')).toBe('old');
});

it('is an error without an origin that it could call', async () => {
  vi.stubGlobal('location', { origin: 'null' });
  expect(await failure(http.get('/api/x'))).toMatchObject({ kind: 'network', status: 0 });
  expect(fetched).not.toHaveBeenCalled();
});

describe('retries', () => {
  const busy = () => json({}, { status: 429 });
  const off = () => {
    throw new TypeError('Failed to fetch');
  };

  it.each([busy, off])('a read after 200 ms, as often as it is told', async (fails) => {
    answers(fails, fails, () => json({ n: 1 }));
    const result = http.get('/api/x', { retries: 2 });
    await vi.advanceTimersByTimeAsync(199);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetched).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(200);
    expect(await result).toEqual({ n: 1 });
    answers(fails);
    fetched.mockClear();
    expect((await failure(http.get('/api/x', { retries: 2 }))).message).toBe('Unable to connect…');
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('nothing unasked', async () => {
    answers(busy);
    await failure(http.get('/api/x'));
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('no write, which could be a second order, but one with an idempotency key', async () => {
    answers(off);
    await failure(http.post('/api/x', { json: {} }, { retries: 3 }));
    await failure(http.put('/api/x', { json: {} }, { retries: 3 }));
    await failure(http.delete('/api/x', { retries: 3 }));
    expect(fetched).toHaveBeenCalledTimes(3);
    fetched.mockClear();
    await failure(http.post('/api/x', { json: {} }, { retries: 3, idempotencyKey: 'k' }));
    expect(fetched).toHaveBeenCalledTimes(4);
    for (const [, init] of fetched.mock.calls) {
      expect(new Headers(init?.headers).get('Idempotency-Key')).toBe('k');
    }
  });

  it('as late as the server asks, and not at all where that is too late', async () => {
    const later = (seconds: string) => () =>
      json({}, { status: 429, headers: { 'Retry-After': seconds } });
    answers(later('2'), () => json({}));
    const result = http.get('/api/x', { retries: 1 });
    await vi.advanceTimersByTimeAsync(1999);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toEqual({});
    answers(later('60'));
    const began = Date.now();
    await expect(http.get('/api/x', { retries: 1 })).rejects.toMatchObject({ status: 429 });
    expect(Date.now()).toBe(began);
  });
});

describe('ends', () => {
  it.each<[ms: number, options: CallOptions]>([
    [30_000, {}],
    [2500, { timeoutMs: 2500 }],
  ])('after %i ms', async (ms, options) => {
    neverAnswers();
    const call = http.get('/api/x', { retries: 3, ...options });
    const settled = vi.fn();
    const error = call.catch((error: HttpError) => {
      settled();
      return error;
    });
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await error).toMatchObject({ kind: 'timeout', message: 'Unable to connect…' });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('when its caller has enough, also while it waits, and leaves no timer', async () => {
    for (const prepare of [neverAnswers, () => answers(() => json({}, { status: 404 }))]) {
      prepare();
      const controller = new AbortController();
      const call = http.get('/api/x', { retries: 9, signal: controller.signal });
      const error = call.catch((error: HttpError) => error);
      await vi.advanceTimersByTimeAsync(50);
      fetched.mockClear();
      neverAnswers();
      controller.abort();
      expect(await error).toMatchObject({ kind: 'aborted' });
      expect(vi.getTimerCount()).toBe(0);
    }
  });

  it('when the page’s run is destroyed', async () => {
    neverAnswers();
    const error = http.get('/api/x').catch((error: HttpError) => error);
    await vi.advanceTimersByTimeAsync(0);
    http.destroy();
    expect(await error).toMatchObject({ kind: 'aborted' });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a refused crumb', () => {
  it('is replaced, and the call made once more', async () => {
    answers(crumbFail('n/w=='), () => json({ n: 1 }));
    expect(await http.post('/api/x', { json: { a: 1 } })).toEqual({ n: 1 });
    expect(urls().map(({ searchParams }) => searchParams.get('crumb'))).toEqual(['old', 'n/w==']);
    expect(fetched.mock.calls[1]?.[1]?.body).toBe('{"a":1}');
    expect(readCookie('crumb')).toBe('n/w==');
  });

  it('is replaced once a call', async () => {
    answers(crumbFail('a'), crumbFail('b'), () => json({}));
    const error = await failure(http.post('/api/x', undefined, { retries: 3 }));
    expect(error).toMatchObject({ kind: 'crumb', message: 'Unauthorized request' });
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it.each(['', 7, undefined, {}])('is not replaced by %j', async (crumb) => {
    answers(crumbFail(crumb));
    await failure(http.post('/api/x'));
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(readCookie('crumb')).toBe('old');
  });

  it('is not replaced without cookies', async () => {
    vi.stubGlobal('navigator', { cookieEnabled: false });
    answers(crumbFail('new'));
    await failure(http.post('/api/x'));
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(readCookie('crumb')).toBe('old');
  });

  it('is not replaced by another origin', async () => {
    answers(crumbFail('evil'));
    await failure(http.post('/api/x', undefined, { secure: true }));
    expect(urls()[0]?.protocol).toBe('https:');
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(readCookie('crumb')).toBe('old');
  });
});

describe('a site user’s token', () => {
  const tokens = () =>
    fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('X-XSRF-Token'));

  it('goes with later calls, also of the next page, until it is forgotten', async () => {
    answers();
    await http.get('/api/x');
    http.keepXsrfToken('token');
    await http.get('/api/x');
    const nextPage = createHttp(createTestRuntime());
    await nextPage.post('/api/x');
    nextPage.keepXsrfToken(undefined);
    await nextPage.post('/api/x');
    nextPage.destroy();
    expect(tokens()).toEqual([null, 'token', 'token', null]);
  });

  it('does not go to the https host', async () => {
    answers();
    http.keepXsrfToken('token');
    await http.post('/api/x', undefined, { secure: true });
    expect(tokens()).toEqual([null]);
    expect(urls()[0]?.search).toBe('');
  });
});

describe('tells', () => {
  const heard = vi.fn();
  beforeEach(() => {
    heard.mockReset();
    http.on('loginRequired', ({ kind }) => heard('loginRequired', kind));
    http.on('systemError', ({ kind }) => heard('systemError', kind));
    http.on('networkError', ({ url }) => heard('networkError', url));
  });
  const unhandled = (reason: unknown) =>
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

  it('that the visitor must log in', async () => {
    answers(() => json({ loginRequired: true }, { status: 401 }));
    unhandled(await failure(http.get('/api/x')));
    expect(heard.mock.calls).toEqual([['loginRequired', 'login']]);
  });

  it('that an authorization failed, once', async () => {
    answers(() => json({ authorizationFail: true }, { status: 403 }));
    unhandled(await failure(http.get('/api/x')));
    expect(heard.mock.calls).toEqual([['systemError', 'authorization']]);
  });

  it('of a failure only when nobody handles it', async () => {
    answers(() => json({}, { status: 500 }));
    const error = await failure(http.get('/api/x'));
    expect(heard).not.toHaveBeenCalled();
    unhandled(error);
    unhandled(new Error('Not of the data layer'));
    expect(heard.mock.calls).toEqual([['systemError', 'status']]);
  });

  it('where no answer came from, without the crumb', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await failure(http.post('/api/x', undefined, { query: { a: 1 } }));
    expect(heard.mock.calls).toEqual([['networkError', `${location.origin}/api/x?a=1`]]);
  });

  it('nothing of a quiet call, or to who has stopped listening', async () => {
    const later = vi.fn();
    http.on('networkError', later)();
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await failure(http.post('/api/x', undefined, { quiet: true }));
    expect(heard).not.toHaveBeenCalled();
    await failure(http.get('/api/x'));
    expect(heard).toHaveBeenCalledOnce();
    expect(later).not.toHaveBeenCalled();
  });

  it('nobody any more after it is destroyed', async () => {
    answers(() => json({}, { status: 500 }));
    const error = await failure(http.get('/api/x'));
    http.destroy();
    unhandled(error);
    expect(heard).not.toHaveBeenCalled();
  });
});

it('outlives the page with 60,000 bytes under way, and no more', async () => {
  neverAnswers();
  const send = (length: number) =>
    http.post('/api/x', { text: 'x'.repeat(length) }, { keepalive: true }).catch(() => {});
  const all = [send(50_000), send(20_000), send(5_000)];
  await vi.advanceTimersByTimeAsync(30_000);
  await Promise.all(all);
  expect(fetched.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, false, true]);
});
