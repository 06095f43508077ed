import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '#fixtures/harness/propertyRuns';
import { monthOf, nameMonth, readMonth, stepMonth, writeMonth } from './month';

it.each(['1-2026', '13-2026', '00-2026', '11-26', '2026-11', '11-2026 ', 11, null, {}])(
  'takes no %j for a month',
  (value) => {
    expect(readMonth(value)).toBeUndefined();
  },
);

const anyMonth = fc.record({
  year: fc.integer({ min: 100, max: 9000 }),
  month: fc.integer({ min: 1, max: 12 }),
});

it('reads what it writes', () => {
  fc.assert(
    fc.property(anyMonth, (month) => {
      expect(readMonth(writeMonth(month))).toEqual(month);
    }),
    propertyRuns,
  );
});

it('steps over the ends of years, and back', () => {
  expect(stepMonth({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 });
  expect(stepMonth({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
  fc.assert(
    fc.property(anyMonth, fc.integer({ min: -600, max: 600 }), (month, by) => {
      const there = stepMonth(month, by);
      expect(there.month).toBeGreaterThanOrEqual(1);
      expect(there.month).toBeLessThanOrEqual(12);
      expect(stepMonth(there, -by)).toEqual(month);
    }),
    propertyRuns,
  );
});

it('knows the month of the site’s own time, and of the visitor’s where that has no name', () => {
  const newYear = new Date('2026-12-31T23:30:00Z');
  expect(monthOf(newYear, 'Asia/Tokyo')).toEqual({ year: 2027, month: 1 });
  expect(monthOf(newYear, 'America/New_York')).toEqual({ year: 2026, month: 12 });
  expect(monthOf(new Date('2026-06-15T12:00:00Z'), 'Nowhere/At_All')).toEqual({
    year: 2026,
    month: 6,
  });
});

it('names a month in the words of a language', () => {
  expect(nameMonth({ year: 2026, month: 11 }, 'en-US')).toBe('November 2026');
  expect(nameMonth({ year: 2026, month: 3 }, 'de')).toBe('März 2026');
  for (const language of ['en', 'en-US', 'en-GB', 'en-AU', 'en-CA', 'en-IN', 'en-ZA']) {
    const browsers = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long' });
    for (let month = 1; month <= 12; month += 1) {
      const text = browsers.format(new Date(1999, month - 1, 15));
      expect(nameMonth({ year: 1999, month }, language)).toBe(text);
    }
  }
});
