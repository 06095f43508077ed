import { expect, it } from 'vitest';
import { fullDate } from './fullDate';

const NOON = new Date(2024, 2, 9, 12).getTime();

it.each([
  ['en', 'March 9, 2024'],
  ['en-GB', '9 March 2024'],
  ['de', '9. März 2024'],
  ['', 'March 9, 2024'],
  ['en_US', 'March 9, 2024'],
  ['no language', 'March 9, 2024'],
])('in the language %j it is %s', (language, text) => {
  expect(fullDate(NOON, language)).toBe(text);
});
