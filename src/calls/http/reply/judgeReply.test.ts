import { describe, expect, it } from 'vitest';
import { httpTexts } from '../httpTexts';
import { type Expected, judgeReply } from './judgeReply';

const URL = 'https://site.example/api/x';

function judge(status: number, text: string, expected: Partial<Expected> = {}) {
  const reply = { status, text, retryAfter: null, isRedirect: false };
  const verdict = judgeReply(httpTexts, reply, { url: URL, ...expected });
  return 'error' in verdict ? verdict.error : verdict;
}
const body = (fields: unknown) => JSON.stringify(fields);

describe('a success', () => {
  it.each([
    [200, '{"key":"k"}', { key: 'k' }],
    [201, '[]', []],
    [204, '', {}],
  ])('%i %s', (status, text, expected) => {
    expect(judge(status, text)).toEqual({ body: expected });
  });

  it('need not be JSON where nobody reads it', () => {
    expect(judge(202, '', { ignoreAnswer: true })).toEqual({ body: undefined });
  });

  it('is what the call takes for one', () => {
    expect(judge(202, '{}', { accept: [200, 202] })).toEqual({ body: {} });
    expect(judge(204, '', { accept: [200, 202] })).toMatchObject({ kind: 'status', status: 204 });
  });
});

it.each([200, 201])(
  'says of a body with status %i that is no JSON where it came from',
  (status) => {
    const error = judge(status, '<!doctype html>');
    expect(error).toMatchObject({ name: 'HttpError', kind: 'parse', status, url: URL });
    expect((error as Error).message).toMatch(
      /^Internal Error: Unable to parse server response from \(https:\/\/site\.example\/api\/x\) as JSON: \S/,
    );
  },
);

it.each([
  [400, 'Unable to connect…'],
  [401, 'Unauthorized request'],
  [403, 'Unauthorized request'],
  [404, 'Unable to connect…'],
  [429, 'Unable to connect…'],
  [500, 'Internal server error. Please try again later.'],
  [501, 'Internal server error. Please try again later.'],
  [502, 'Unable to connect…'],
  [503, 'This service is temporarily unavailable. Please try again later.'],
  [504, 'Unable to connect…'],
])('status %i without words of the server: %s', (status, message) => {
  for (const text of ['', '{}', 'null', '<p>', '{"error":{}}', '{"error":" "}']) {
    expect(judge(status, text)).toMatchObject({ kind: 'status', status, message });
  }
});

describe("the server's words", () => {
  it.each([400, 401, 500, 502])('count for status %i, the error first', (status) => {
    const words = { message: 'M', billingErrorCode: 'B1', error: 'E' };
    expect(judge(status, body(words))).toMatchObject({ message: 'E', code: 'B1' });
    expect(judge(status, body({ ...words, error: '' }))).toMatchObject({ message: 'M' });
    expect(judge(status, body({ billingErrorCode: 'B1' }))).toMatchObject({ message: 'B1' });
    expect(judge(status, body({ data: { error: 'Inside' } }))).toMatchObject({ message: 'Inside' });
  });

  it.each([403, 404, 501, 503])('do not count for status %i', (status) => {
    expect((judge(status, body({ error: 'E' })) as Error).message).not.toBe('E');
  });

  it('are never found in a prototype', () => {
    expect(judge(500, '{"__proto__":{"error":"E"}}')).toMatchObject({
      message: 'Internal server error. Please try again later.',
    });
  });
});

it('keeps the body of a failure, for the errors of a form', () => {
  const errors = { 'email-1': 'Email is not valid.' };
  expect(judge(400, body({ errors }))).toMatchObject({ body: { errors } });
});

it.each([
  ['crumbFail', 'crumb'],
  ['loginRequired', 'login'],
  ['authorizationFail', 'authorization'],
])('%s is a failure with any status', (field, kind) => {
  for (const status of [200, 400, 403, 500]) {
    expect(judge(status, body({ [field]: true }))).toMatchObject({ kind, status });
  }
  expect(judge(200, body({ data: { [field]: true } }))).toMatchObject({ kind });
  expect(judge(200, body({ [field]: true }))).toMatchObject({ message: 'Unauthorized request' });
  expect(judge(200, body({ [field]: true, error: 'E' }))).toMatchObject({ message: 'E' });
  for (const value of [false, 'true', 1, null]) {
    expect(judge(200, body({ [field]: value }))).toHaveProperty('body');
  }
});

it('is a failure of its own to be sent elsewhere', () => {
  const reply = { status: 0, text: '', retryAfter: null, isRedirect: true };
  expect(judgeReply(httpTexts, reply, { url: URL })).toMatchObject({
    error: { kind: 'redirect', message: 'Unable to connect…' },
  });
});

it('speaks the language of its texts', () => {
  const calls = { ...httpTexts.calls, serverError: 'Innri villa' };
  const reply = { status: 500, text: '', retryAfter: null, isRedirect: false };
  expect(judgeReply({ ...httpTexts, calls }, reply, { url: URL })).toMatchObject({
    error: { message: 'Innri villa' },
  });
});
