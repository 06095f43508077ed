import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { hasStrictEmailForm, isEmail } from './isEmail';

const input = Object.assign(document.createElement('input'), { type: 'email' });

/** As forms ask the browser. */
const hasForm = (text: string) => {
  input.value = text;
  return input.validity.valid;
};

describe('by the form that the browser knows', () => {
  it.each([
    'a@b',
    'name@example.com',
    'first.last+tag@mail.example.photography',
    "o'brien@example.museum",
    `${'a'.repeat(244)}@example.com`,
  ])('takes %s', (text) => {
    expect(isEmail(text, { hasForm })).toBe(true);
  });

  it.each([
    '',
    'a@',
    '@b',
    'name',
    'name@',
    'name@exam ple.com',
    'name@-example.com',
    'a@b@example.com',
    `${'a'.repeat(245)}@example.com`,
  ])('refuses %j', (text) => {
    expect(isEmail(text, { hasForm })).toBe(false);
  });
});

describe('by the strict rule', () => {
  it.each(['name@example.com', 'a@b.co', 'x@sub.example.info', 'x@example.C0M'])(
    'takes %s',
    (text) => {
      expect(isEmail(text, { hasForm: hasStrictEmailForm })).toBe(true);
    },
  );

  it.each([
    'a@b',
    'name@example.photography',
    'name@example.c',
    'a b@example.com',
    'a@@b.co',
    '@b.co',
  ])('refuses %s', (text) => {
    expect(isEmail(text, { hasForm: hasStrictEmailForm })).toBe(false);
  });
});

it('takes an empty address where none is needed, and no other short one', () => {
  expect(isEmail('', { hasForm, optional: true })).toBe(true);
  expect(isEmail(' ', { hasForm: () => true, optional: true })).toBe(false);
});

it(
  'takes only 3 to 256 characters, whatever the form',
  () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, size: 'max' }), fc.boolean(), (text, ok) => {
        const expected = ok && text.length >= 3 && text.length <= 256;
        expect(isEmail(text, { hasForm: () => ok })).toBe(expected);
      }),
      propertyRuns,
    );
  },
  propertyTimeout,
);

it(
  'is stricter by the strict rule than without it',
  () => {
    const characters = (all: string) =>
      fc.string({ unit: fc.constantFrom(...all), minLength: 1, maxLength: 12 });
    const address = fc
      .tuple(characters("abc019.+'_- @"), characters('abc019.-'), characters('abc019.'))
      .map(([name, host, end]) => `${name}@${host}.${end}`);
    fc.assert(
      fc.property(address, (text) => {
        const [, end = ''] = /@[^@]*\.([^@]*)$/.exec(text) ?? [];
        if (isEmail(text, { hasForm: hasStrictEmailForm })) {
          expect(end).toMatch(/^[a-z0-9]{2,4}$/);
          expect(text.split('@')).toHaveLength(2);
          expect(text).not.toMatch(/\s/);
        }
      }),
      propertyRuns,
    );
  },
  propertyTimeout,
);
