import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserClock } from '../clock';
import { fetchFile } from './fetchFile';

const URL_OF_FILE = 'https://cdn.example/chunks/menu-ABC.js';
let asked: string[];

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Fetches; each try is answered by the next of `answers`, or never. */
function fetching(answers: (() => Promise<string>)[], tries = 0) {
  const once = (url: string) => {
    asked.push(url.replace(URL_OF_FILE, ''));
    return answers.shift()?.() ?? new Promise<string>(() => {});
  };
  const outcome = fetchFile(browserClock, 'menu', URL_OF_FILE, tries, once);
  const seen: { value?: string; error?: unknown } = {};
  outcome.then(
    (value) => {
      seen.value = value;
    },
    (error: unknown) => {
      seen.error = error;
    },
  );
  return seen;
}

const refuse = () => Promise.reject(new TypeError('failed'));
const give = (value: string) => () => Promise.resolve(value);

/** The server answers each question for the status with this one. */
const answered = (status: number) =>
  vi.mocked(fetch).mockImplementation(async () => new Response(null, { status }));

it('asks once where the file comes', async () => {
  const seen = fetching([give('file')]);
  await vi.advanceTimersByTimeAsync(200_000);
  expect(seen).toEqual({ value: 'file' });
  expect(asked).toEqual(['']);
});

it('asks again under another fragment, once, at once where a server answered', async () => {
  answered(500);
  const seen = fetching([refuse, give('second')]);
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual({ value: 'second' });
  await vi.advanceTimersByTimeAsync(200_000);
  expect(asked).toEqual(['', '#r1']);
});

it('waits 3 s before it asks again where none answered, as on the way out of a page', async () => {
  const seen = fetching([refuse, give('second')]);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(asked).toEqual(['']);
  expect(seen).toEqual({});
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['', '#r1']);
  expect(seen).toEqual({ value: 'second' });
});

it('goes on counting where this page has asked before', async () => {
  fetching([refuse, refuse], 2);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(asked).toEqual(['?r2', '#r3']);
});

it.each([
  [404, 'missing'],
  [410, 'missing'],
  [200, 'error'],
  [500, 'error'],
])('a last answer of %i makes the failure %s', async (status, type) => {
  answered(status);
  const seen = fetching([refuse, refuse]);
  await vi.advanceTimersByTimeAsync(0);
  expect(seen.error).toMatchObject({
    message: 'Loading chunk menu failed',
    type,
    path: '/chunks/menu-ABC.js',
  });
});

it('asks for the status alone, and not for ever', async () => {
  answered(404);
  fetching([refuse, refuse]);
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.mocked(fetch).mock.calls[0]).toMatchObject([
    URL_OF_FILE,
    { method: 'HEAD', signal: expect.any(AbortSignal) },
  ]);
});

it('takes the answer to the first try not for that to the second', async () => {
  vi.mocked(fetch)
    .mockResolvedValueOnce(new Response(null, { status: 404 }))
    .mockResolvedValue(new Response(null, { status: 503 }));
  const seen = fetching([refuse, refuse]);
  await vi.advanceTimersByTimeAsync(200);
  expect(seen.error).toMatchObject({ type: 'error' });
});

it('asks again under another query after half of the time, and gives up after 120 s in all', async () => {
  const seen = fetching([]);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(asked).toEqual(['']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual(['', '?r1']);
  expect(seen.error).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.error).toMatchObject({ type: 'timeout' });
});

it('takes a first try that is merely slow', async () => {
  const slow = () => new Promise<string>((resolve) => setTimeout(resolve, 90_000, 'slow'));
  const seen = fetching([slow]);
  await vi.advanceTimersByTimeAsync(90_000);
  expect(seen.value).toBe('slow');
});

it('leaves no timer behind', async () => {
  fetching([give('file')]);
  fetching([refuse, give('second')]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(vi.getTimerCount()).toBe(0);
});
