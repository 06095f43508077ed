import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { wrapIndex } from './wrapIndex';

it.each<[index: number, count: number, place: number]>([
  [0, 5, 0],
  [4, 5, 4],
  [5, 5, 0],
  [12, 5, 2],
  [-1, 5, 4],
  [-5, 5, 0],
  [-6, 5, 4],
  [Number.MAX_SAFE_INTEGER, 5, 1],
  [Number.MIN_SAFE_INTEGER, 5, 4],
  [3, 1, 0],
  [-3, 1, 0],
  [3, 0, 0],
  [-3, 0, 0],
  [1.5, 5, 0],
  [Number.NaN, 5, 0],
  [Number.POSITIVE_INFINITY, 5, 0],
])('%d of %i items is item %i', (index, count, place) => {
  expect(wrapIndex(index, count)).toBe(place);
});

it(
  'is a place for any integer, the same a whole round away, and counts from the end',
  () => {
    const counts = fc.integer({ min: 1, max: 5000 });
    const indices = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -20_000, max: 20_000 }));
    fc.assert(
      fc.property(indices, counts, (index, count) => {
        const place = wrapIndex(index, count);
        expect(Number.isInteger(place) && place >= 0 && place < count).toBe(true);
        expect(Object.is(place, -0)).toBe(false);
        expect((BigInt(index) - BigInt(place)) % BigInt(count)).toBe(0n);
        if (index < 0) expect(place).toBe(count - 1 - wrapIndex(-index - 1, count));
      }),
      propertyRuns,
    );
  },
  propertyTimeout,
);
