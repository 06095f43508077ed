import { expect, it } from 'vitest';
import { createHttpError, type HttpErrorKind } from '#calls/http/reply/httpError';
import { forms } from '#texts/forms/forms';
import { submissionErrors } from './submissionErrors';

const save = (status: number, body?: unknown, kind: HttpErrorKind = 'status') =>
  submissionErrors(
    { step: 'save', error: createHttpError(kind, { url: '/', message: 'no', status, body }) },
    forms,
  );

it('tells a key, fields and a save that failed apart', () => {
  expect(submissionErrors({ step: 'key' }, forms).message).toBe(forms.keyFailed);
  expect(submissionErrors({ step: 'fields' }, forms).message).toBe(forms.parseFailed);
  expect(submissionErrors({ step: 'save', error: new Error('x') }, forms)).toMatchObject({
    code: 'SUBMIT_ERROR',
    message: forms.saveFailed,
  });
});

it.each([
  [401, undefined, forms.unauthorized],
  [401, { message: 'Log in' }, 'Log in'],
  [404, { error: 'x' }, forms.notConfigured],
  [429, { error: 'x' }, forms.rateLimited],
  [500, {}, forms.serverError],
  [500, { billingErrorCode: 'B' }, 'B'],
  [400, { error: ' spaced ' }, 'spaced'],
  [400, { errors: {}, error: 'x' }, 'x'],
  [400, { errors: ['x'], error: '' }, forms.errorsAbove],
  [400, { errors: { a: 5 } }, forms.unknownError],
  [400, 'text', forms.unknownError],
  [403, { error: 'x' }, 'x'],
  [403, { message: 'x' }, forms.unknownError],
  [502, { message: 'x' }, 'x'],
  [503, undefined, forms.unknownError],
  [0, undefined, forms.saveFailed],
])('says of %s with %j: %s', (status, body, message) => {
  expect(save(status, body).message).toBe(message);
});

it('takes a map of errors from a 400 only, and only texts of its own', () => {
  const errors = JSON.parse('{"__proto__": "Who?", "email": "Where?", "n": null}');
  expect([...save(400, { errors }).fields]).toEqual([
    ['__proto__', 'Who?'],
    ['email', 'Where?'],
  ]);
  expect(save(500, { errors }).fields.size).toBe(0);
});

it('does not know whether an answer that is no JSON was a success', () => {
  expect(save(200, undefined, 'parse').message).toBe(forms.saveFailed);
});
