import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '#fixtures/harness/propertyRuns';
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

it('writes American dates as the browser does', () => {
  const from = new Date(1900, 0, 1);
  fc.assert(
    fc.property(fc.date({ min: from, max: new Date(2200, 0, 1), noInvalidDate: true }), (date) => {
      const browsers = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
      expect(fullDate(date.getTime(), 'en')).toBe(browsers.format(date));
    }),
    propertyRuns,
  );
});
