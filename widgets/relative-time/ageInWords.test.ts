import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ageInWords } from './ageInWords';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

it.each([
  [MINUTE, '', '1 minute ago'],
  [59 * MINUTE, '', '59 minutes ago'],
  [119 * MINUTE, '', '1 hour ago'],
  [23 * HOUR, '', '23 hours ago'],
  [DAY, '', 'yesterday'],
  [6 * DAY, '', '6 days ago'],
  [7 * DAY, '', 'last week'],
  [30 * DAY, '', '4 weeks ago'],
  [31 * DAY, '', 'last month'],
  [364 * DAY, '', '11 months ago'],
  [366 * DAY, '', 'last year'],
  [1000 * DAY, '', '2 years ago'],
  [-3 * HOUR, '', 'in 3 hours'],
  [-DAY, '', 'tomorrow'],
  [3 * HOUR, 'de', 'vor 3 Stunden'],
  [-2 * DAY, 'de', 'übermorgen'],
  [3 * HOUR, 'no such tag', '3 hours ago'],
])('%d ms in the language %j are %j', (age, language, text) => {
  expect(ageInWords(age, language)).toBe(text);
});

it('tells each age, past or future, and a greater one never in a smaller unit', () => {
  const order = ['minute', 'hour', 'day', 'week', 'month', 'year'];
  const place = (age: number) =>
    order.findIndex((unit) => ageInWords(age, 'en-x-plain').includes(unit));
  fc.assert(
    fc.property(fc.double({ min: MINUTE, max: 1e13, noNaN: true }), (age) => {
      expect(ageInWords(age, '')).toBeTruthy();
      expect(ageInWords(-age, '')).toBeTruthy();
      // 'yesterday' names no unit.
      if (place(age) >= 0 && place(age * 2) >= 0) {
        expect(place(age * 2)).toBeGreaterThanOrEqual(place(age));
      }
    }),
  );
});
