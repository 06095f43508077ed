import fc from 'fast-check';
import { expect, it } from 'vitest';
import { renewalText } from './renewalText';

const plan = (value: number, unit: string, numBillingCycles?: number | null) => ({
  billingPeriod: { value, unit },
  numBillingCycles,
});

it.each([
  [1, 'week', 0, 'Renews every week until canceled'],
  [1, 'month', undefined, 'Renews every month until canceled'],
  [1, 'YEAR', null, 'Renews every year until canceled'],
  [2, 'WEEK', 0, 'Renews every 2 weeks until canceled'],
  [1, 'week', 1, 'Renews every week. Payments in total: 1'],
  [1, 'month', 12, 'Renews every month. Payments in total: 12'],
  [1, 'year', 3, 'Renews every year. Payments in total: 3'],
  [6, 'month', 4, 'Renews every 6 months. Payments in total: 4'],
])('a plan of %s %s and %s payments says so', (value, unit, cycles, text) => {
  expect(renewalText(plan(value, unit, cycles))).toBe(text);
});

it.each([
  [1, 'day', 0],
  [0, 'week', 0],
  [1.5, 'month', 0],
  [Number.NaN, 'year', 0],
  [1, 'week', -1],
  [1, 'week', 2.5],
  [1, 'week', Number.NaN],
  [1, 'constructor', 0],
])('a plan of %s %s and %s payments promises nothing', (value, unit, cycles) => {
  expect(renewalText(plan(value, unit, cycles))).toBeUndefined();
});

it('leaves no place of a text empty, and names both numbers', () => {
  const count = fc.integer({ min: 2, max: 999 });
  fc.assert(
    fc.property(count, fc.constantFrom('week', 'month', 'year'), count, (value, unit, cycles) => {
      const text = renewalText(plan(value, unit, cycles));
      expect(text).toBe(`Renews every ${value} ${unit}s. Payments in total: ${cycles}`);
    }),
  );
});
