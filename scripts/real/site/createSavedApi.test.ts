import { expect, it } from 'vitest';
import { createSavedApi } from './createSavedApi';
import { REFUSAL } from './refusal';

const SAVE = '/api/form/SaveFormSubmission';

const form = JSON.stringify({
  'name-a': ['Ása', ''],
  'email-a': 'asa@example.com',
  'hidden-a': 'x',
});

it('refuses the first submission of each form for a field that can be seen, and takes the next', () => {
  const api = createSavedApi();
  const save = (formId: string) => api.answer('POST', SAVE, JSON.stringify({ formId, form }));
  const refused = { status: 400, json: { errors: { 'email-a': REFUSAL } } };
  expect(save('one')).toEqual(refused);
  expect(save('two')).toEqual(refused);
  expect(save('one')).toEqual({ status: 200, json: {} });
  expect(api.saves.map(({ formId }) => formId)).toEqual(['one', 'two', 'one']);
  expect(api.saves[0]?.form).toBe(form);
});

it('answers all other calls as the fixture server does', () => {
  const { json } = createSavedApi().answer('POST', '/api/form/FormSubmissionKey', '');
  expect(json).toEqual({ key: expect.any(String) });
});
