import { expect, it } from 'vitest';
import { createHttpError, type HttpErrorKind } from './reply/httpError';
import { isWorthRetrying, retryDelay } from './retry';

const NOW = Date.parse('2026-11-21T08:00:00Z');

it.each([
  [null, 200],
  ['', 200],
  ['0', 200],
  ['3', 3000],
  [' 3 ', 3000],
  ['-3', 200],
  ['1.5', 200],
  ['soon', 200],
  ['Sat, 21 Nov 2026 08:00:05 GMT', 5000],
  ['Sat, 21 Nov 2026 07:00:00 GMT', 200],
])('waits after Retry-After %j', (header, ms) => {
  expect(retryDelay(header, NOW)).toBe(ms);
});

const isWorth = (kind: HttpErrorKind, status = 0) =>
  isWorthRetrying(createHttpError(kind, { url: '', message: '', status }));

it('is worth it without an answer, and with a status that the specification does not name', () => {
  expect(isWorth('network')).toBe(true);
  for (const status of [402, 404, 408, 409, 429, 504, 520]) {
    expect(isWorth('status', status), `${status}`).toBe(true);
  }
});

it('is worth nothing where the answer stands', () => {
  for (const status of [204, 304, 400, 401, 403, 500, 501, 502, 503]) {
    expect(isWorth('status', status), `${status}`).toBe(false);
  }
  for (const kind of ['timeout', 'aborted', 'redirect', 'parse', 'crumb', 'login'] as const) {
    expect(isWorth(kind, 404), kind).toBe(false);
  }
});
