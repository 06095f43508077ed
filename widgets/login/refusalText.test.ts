import { expect, it } from 'vitest';
import type { HttpErrorKind } from '#calls/http/reply/httpError';
import { refusalText } from './refusalText';

const texts = { refused: 'refused', tooMany: 'too many' };
const say = (kind: HttpErrorKind, status: number, body?: unknown) =>
  refusalText({ kind, status, body, message: 'message' }, texts, { noAnswer: 'no answer' });

it.each<[string, HttpErrorKind, number, unknown, string]>([
  ['a refusal without words', 'status', 401, {}, 'refused'],
  ['one that is no JSON', 'status', 403, undefined, 'refused'],
  ['one with blank words', 'status', 400, { error: ' ' }, 'refused'],
  ['the server’s own words', 'status', 401, { error: 'This account is closed.' }, 'message'],
  ['too many tries', 'status', 429, { error: 'x' }, 'too many'],
  ['no answer', 'network', 0, undefined, 'no answer'],
  ['a server that takes too long', 'timeout', 0, undefined, 'no answer'],
  ['a server that fails', 'status', 500, undefined, 'message'],
  ['an answer without a token', 'parse', 200, {}, 'message'],
])('finds words for %s', (_, kind, status, body, words) => {
  expect(say(kind, status, body)).toBe(words);
});
