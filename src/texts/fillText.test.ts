import { expect, it } from 'vitest';
import { fillText } from './fillText';

it.each([
  ['{n} items in cart', { n: 3 }, '3 items in cart'],
  ['{a} or {a}, {b}', { a: 'x', b: '' }, 'x or x, '],
  [
    '{fileName} of {maxSize}',
    { fileName: '{maxSize} $& $1', maxSize: '1 MB' },
    '{maxSize} $& $1 of 1 MB',
  ],
  ['{missing} {toString} {}', {}, '{missing} {toString} {}'],
])('fills %j', (text, values, filled) => {
  expect(fillText(text, values)).toBe(filled);
});
