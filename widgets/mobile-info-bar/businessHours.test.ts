import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { type BusinessDay, isOpenAt, readBusinessHours, timeAt } from './businessHours';

const closed: BusinessDay = { text: '', ranges: [] };
const week = (days: Record<number, BusinessDay['ranges']>) =>
  Array.from({ length: 7 }, (_, day) => ({ text: '', ranges: days[day] ?? [] }));

it('reads the days as the platform has them', () => {
  const hours = readBusinessHours({
    monday: { text: ' 8am to 5pm ', ranges: [{ from: 480, to: 1020 }] },
    saturday: { text: 'Closed', ranges: [{}] },
    sunday: { text: 7, ranges: 'all', more: 1 },
  });
  expect(hours).toHaveLength(7);
  expect(hours?.[0]).toEqual({ text: '8am to 5pm', ranges: [{ from: 480, to: 1020 }] });
  expect(hours?.[5]).toEqual({ text: 'Closed', ranges: [] });
  expect(hours?.[6]).toEqual(closed);
});

it.each([1e308, -1, 2881, Number.NaN, Number.POSITIVE_INFINITY, '480'])(
  'leaves out hours from or to %s, which no clock shows',
  (minute) => {
    const ranges = [
      { from: minute, to: 1020 },
      { from: 480, to: minute },
      { from: 480, to: 1500 },
    ];
    const [monday] = readBusinessHours({ monday: { text: '', ranges } }) ?? [];
    expect(monday?.ranges).toEqual([{ from: 480, to: 1500 }]);
  },
);

it.each([{}, { monday: null }, { monday: { text: '', ranges: [{}] } }, { someday: { text: 'x' } }])(
  'has none in %j',
  (given) => {
    expect(readBusinessHours(given)).toBeUndefined();
  },
);

it.each([
  [0, 479, false],
  [0, 480, true],
  [0, 1019, true],
  [0, 1020, false],
  [1, 600, false],
  // Over the midnight of Sunday, by both ways of saying so.
  [6, 1300, true],
  [0, 59, true],
  [0, 60, false],
  [3, 1430, true],
  [4, 100, true],
  [4, 121, false],
])('on day %i at minute %i: %s', (day, minute, isOpen) => {
  const days = week({
    0: [{ from: 480, to: 1020 }],
    3: [{ from: 1200, to: 1560 }],
    6: [{ from: 1200, to: 60 }],
  });
  expect(isOpenAt(days, day, minute)).toBe(isOpen);
});

it.each([
  ['Europe/Athens', 2, 90],
  ['America/New_York', 1, 1110],
  ['UTC', 1, 1410],
])('knows what time it is in %s', (timeZone, day, minute) => {
  expect(timeAt(new Date('2024-01-02T23:30:00Z'), timeZone)).toEqual({ day, minute });
});

it('takes the visitor’s time where there is no such zone', () => {
  const now = new Date();
  expect(timeAt(now, 'Harbour/Pier').minute).toBe(now.getHours() * 60 + now.getMinutes());
  expect(timeAt(now, '')).toEqual(timeAt(now, 'Harbour/Pier'));
});

it(
  'is open for as long as its ranges say in a week, where they do not meet',
  () => {
    const range = fc.record({ from: fc.nat(1439), to: fc.nat(1440) });
    fc.assert(
      fc.property(fc.nat(6), range, (day, { from, to }) => {
        const days = week({ [day]: [{ from, to }] });
        let minutes = 0;
        for (let at = 0; at < 7; at += 1) {
          for (let minute = 0; minute < 1440; minute += 1) {
            if (isOpenAt(days, at, minute)) minutes += 1;
          }
        }
        expect(minutes).toBe(to > from ? to - from : to - from + 1440);
      }),
      { numRuns: Math.min(propertyRuns.numRuns, 100) },
    );
  },
  propertyTimeout,
);
