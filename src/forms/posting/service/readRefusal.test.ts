import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { fieldOfKey } from './fieldOfKey';
import { readRefusal } from './readRefusal';

const read = (body: unknown, ids: readonly string[] = ['email', 'message']) => {
  const { fields, whole } = readRefusal(body, ids);
  return { fields: Object.fromEntries(fields), whole };
};

it.each([
  ['a text by field', { errors: { email: 'Taken.' } }, { email: 'Taken.' }, ''],
  ['texts by field', { errors: { email: ['Taken.', 'Odd.'] } }, { email: 'Taken. Odd.' }, ''],
  [
    'Django’s get_json_data',
    {
      email: [{ message: 'Taken.', code: 'unique' }],
      __all__: [{ message: 'Spam.', code: '' }],
    },
    { email: 'Taken.' },
    'Spam.',
  ],
  [
    'Django’s REST framework',
    { email: ['Taken.'], non_field_errors: ['Spam.'] },
    { email: 'Taken.' },
    'Spam.',
  ],
  ['its detail', { detail: 'Not allowed.' }, {}, 'Not allowed.'],
  ['Rails', { email: ['is taken'], base: ['Spam.'] }, { email: 'is taken' }, 'Spam.'],
  ['Rails within errors', { errors: { email: ['is taken'] } }, { email: 'is taken' }, ''],
  ['Rails’ full messages', { errors: ['Email is taken', 'Spam'] }, {}, 'Email is taken Spam'],
  [
    'Laravel',
    {
      message: 'The email has been taken. (and 1 more error)',
      errors: { email: ['The email has been taken.', 'It is odd.'] },
    },
    { email: 'The email has been taken. It is odd.' },
    '',
  ],
  [
    'a list with fields',
    { errors: [{ field: 'email', message: 'Taken.' }, { message: 'Spam.' }] },
    { email: 'Taken.' },
    'Spam.',
  ],
  [
    'a field that is called as the words are',
    { message: ['Too short.'] },
    { message: 'Too short.' },
    '',
  ],
  ['words alone', { error: 'No.', status: 'fail' }, {}, 'No.'],
  ['a field that is not in the form', { errors: { phone: 'Odd.' } }, { phone: 'Odd.' }, ''],
  ['nothing', undefined, {}, ''],
  ['null', null, {}, ''],
  ['a text', 'No.', {}, ''],
  ['empty errors', { errors: {}, message: 'No.' }, {}, 'No.'],
])('reads %s', (_, body, fields, whole) => {
  expect(read(body)).toEqual({ fields, whole });
});

it.each([
  ['email', 'email'],
  ['contact.email', 'contact[email]'],
  ['email', 'contact[email]'],
  ['email', 'form-email'],
  ['tags.0', 'tags[]'],
  ['tags', 'tags[]'],
  ['items.0.name', 'items[0][name]'],
])('finds for %s the field %s', (key, id) => {
  expect(fieldOfKey(['other', 'contact', id], key)).toBe(id);
});

it('prefers the field of that very name', () => {
  expect(fieldOfKey(['contact[email]', 'email'], 'email')).toBe('email');
  expect(fieldOfKey(['email'], 'mail')).toBeUndefined();
});

it(
  'takes whatever a server sends',
  () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.array(fc.string()), (body, ids) => {
        const { fields, whole } = readRefusal(body, ids);
        for (const text of [whole, ...fields.values()]) expect(typeof text).toBe('string');
      }),
      propertyRuns,
    );
  },
  propertyTimeout,
);
