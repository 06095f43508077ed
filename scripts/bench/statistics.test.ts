import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns, propertyTimeout } from '../../fixtures/harness/propertyRuns';
import { median, range } from './statistics';

const values = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1, maxLength: 30 });

it.each([
  [[3], 3],
  [[1, 9, 2], 2],
  [[1, 2, 4, 100], 3],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

it('the median of nothing is no number', () => {
  expect(median([])).toBeNaN();
});

it('has as many values at or below the median as at or above it', {
  timeout: propertyTimeout,
}, () => {
  fc.assert(
    fc.property(values, (values) => {
      const middle = median(values);
      const below = values.filter((value) => value <= middle).length;
      const above = values.filter((value) => value >= middle).length;
      expect(Math.min(below, above) * 2).toBeGreaterThanOrEqual(values.length);
    }),
    propertyRuns,
  );
});

it('leaves the order of the values alone', () => {
  const laps = [3, 1, 2];
  median(laps);
  expect(laps).toEqual([3, 1, 2]);
});

it('ranges from the smallest to the largest value', () => {
  expect(range([3, -1, 2])).toEqual([-1, 3]);
});
