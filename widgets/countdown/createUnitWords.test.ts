import { expect, it } from 'vitest';
import { createNumberFormats, type NumberFormats } from '#rules/numbers/numberFormats';
import { createUnitWords } from './createUnitWords';

it.each([
  ['en', 1, 1, '1', 'day'],
  ['en', 2, 12, '12', 'days'],
  ['en', 2, 3, '03', 'days'],
  ['en', 1, 1200, '1200', 'days'],
  ['de', 2, 1, '01', 'Tag'],
  ['pl', 1, 2, '2', 'dni'],
  ['', 1, 2, '2', 'days'],
  ['no such tag', 1, 2, '2', 'days'],
])('in %j with %d digits %d is %s %s', (language, digits, count, value, label) => {
  const words = createUnitWords(language, 'days', digits, createNumberFormats());
  expect(words(count)).toEqual({ value, label });
});

it.each(['en', 'en-GB', '', 'no such tag'])('asks for no format in %j', (language) => {
  const formats: NumberFormats = () => {
    throw new Error('asked');
  };
  expect(createUnitWords(language, 'hours', 2, formats)(1)).toEqual({ value: '01', label: 'hour' });
});
