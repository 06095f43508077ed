import { describe, expect, it } from 'vitest';
import { element, formOf, singleItem } from '#fixtures/harness/formItems';
import { forms } from '#texts/forms/forms';
import type { FieldKind } from '../fieldKinds';
import { readFormFields } from '../readFormFields';
import { checkField } from './checkField';

const INVALID_EMAIL =
  'Email is not valid. Email addresses should follow the format name@example.com.';

/** What a form of one field says of it. */
function check(
  kind: FieldKind,
  value: string,
  attributes: Record<string, string> = {},
  formAttributes: Record<string, string> = {},
) {
  const input = element(kind === 'textarea' ? 'textarea' : 'input', attributes);
  input.value = value;
  const item = singleItem(kind, 'field-1', input);
  const form = formOf(item);
  for (const [name, text] of Object.entries(formAttributes)) form.setAttribute(name, text);
  const [field] = readFormFields(form, () => expect.unreachable('warned'));
  return field && checkField(field, forms);
}

describe('an e-mail address', () => {
  it.each([
    ['name@example.com', undefined],
    ['name@example.photography', undefined],
    ['a@b', undefined],
    ['', undefined],
    ['ab', INVALID_EMAIL],
    ['name@', INVALID_EMAIL],
    [`${'a'.repeat(251)}@b.com`, INVALID_EMAIL],
  ])('%s: %s', (value, expected) => {
    expect(check('email', value)).toBe(expected);
    expect(check('email', value, { type: 'email' })).toBe(expected);
  });

  it('is judged without the blanks around it', () => {
    expect(check('email', ' name@example.com ')).toBeUndefined();
    expect(check('email', '   ')).toBeUndefined();
    expect(check('email', '   ', { required: '' })).toBe(INVALID_EMAIL);
    expect(check('email', ' a ')).toBe(INVALID_EMAIL);
  });

  it('is each of those that a field for several holds, and of no other field', () => {
    const several = { type: 'email', multiple: '' };
    expect(check('email', 'a@example.com, b@example.com', several)).toBeUndefined();
    expect(check('email', '', several)).toBeUndefined();
    expect(check('email', 'a@example.com, b@', several)).toBe(INVALID_EMAIL);
    expect(check('email', 'a@example.com, b@example.com', { type: 'email' })).toBe(INVALID_EMAIL);
    const many = Array.from({ length: 30 }, (_, at) => `${at}@example.com`).join();
    expect(check('email', many, several)).toBeUndefined();
  });

  it('may not be empty where the owner wants one, however that is said', () => {
    for (const attributes of [{ required: '' }, { 'aria-required': 'true' }]) {
      expect(check('email', '', attributes)).toBe(INVALID_EMAIL);
      expect(check('text', '', attributes)).toBeUndefined();
    }
  });

  it('keeps to the platform’s old rule where the page says so', () => {
    const strict = { 'data-strict-email': '' };
    for (const [value, expected] of [
      ['name@example.info', undefined],
      ['name@example.photography', INVALID_EMAIL],
      ['a@b', INVALID_EMAIL],
      ['', undefined],
    ] as const) {
      expect(check('email', value, {}, strict)).toBe(expected);
    }
  });
});

it('is not asked of what a browser does not ask either', () => {
  const required = { type: 'email', required: '' };
  expect(check('email', '', { ...required, disabled: '' })).toBeUndefined();
  expect(check('email', '', { ...required, readonly: '' })).toBeUndefined();
  expect(check('textarea', '123456', { 'data-max-length': '5', disabled: '' })).toBeUndefined();
});

describe('a text area', () => {
  it.each([
    ['', '5', undefined],
    ['12345', '5', undefined],
    ['123456', '5', 'You have exceeded the character limit.'],
    ['123456', '0', undefined],
    ['123456', 'no', undefined],
    // Two lines: the end of the first is one character, an emoji is two.
    ['12\n45', '5', undefined],
    ['🐚🐚', '4', undefined],
    ['🐚🐚', '3', 'You have exceeded the character limit.'],
  ])('%j of %s: %s', (value, max, expected) => {
    expect(check('textarea', value, { 'data-max-length': max })).toBe(expected);
  });
});

it.each(['number', 'website', 'currency', 'password', 'twitter', 'text'] as const)(
  'leaves a %s to the server',
  (kind) => {
    expect(check(kind, 'whatever')).toBeUndefined();
    expect(check(kind, '')).toBeUndefined();
  },
);
