import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns, propertyTimeout } from '../../fixtures/harness/propertyRuns';
import { wrapIndex } from './wrapIndex';

it.each<[index: number, count: number, slide: number]>([
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
])('%i of %i slides is slide %i', (index, count, slide) => {
  expect(wrapIndex(index, count)).toBe(slide);
});

it(
  'is a slide for any integer, the same a whole round away, and counts from the end',
  () => {
    const counts = fc.integer({ min: 1, max: 5000 });
    const indices = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -20_000, max: 20_000 }));
    fc.assert(
      fc.property(indices, counts, (index, count) => {
        const slide = wrapIndex(index, count);
        expect(Number.isInteger(slide) && slide >= 0 && slide < count).toBe(true);
        expect(Object.is(slide, -0)).toBe(false);
        expect((BigInt(index) - BigInt(slide)) % BigInt(count)).toBe(0n);
        if (index < 0) expect(slide).toBe(count - 1 - wrapIndex(-index - 1, count));
      }),
      propertyRuns,
    );
  },
  propertyTimeout,
);
