import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { otherSlide } from './otherSlide';

it.each([
  [0, 0, 1],
  [0, 0.999, 4],
  [2, 0, 0],
  [2, 0.5, 3],
  [2, 0.49, 1],
  [4, 0.999, 3],
  // No generator should give it.
  [4, 1, 3],
])('%i of 5 is followed, for %d, by %i', (index, chance, next) => {
  expect(otherSlide(index, 5, () => chance)).toBe(next);
});

it('one alone follows itself', () => {
  expect([0, 1].map((count) => otherSlide(0, count, Math.random))).toEqual([0, 0]);
});

it(
  'is another slide, whatever the chance',
  () => {
    const chances = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 500 }), fc.nat(), chances, (count, any, chance) => {
        const index = any % count;
        const next = otherSlide(index, count, () => chance);
        expect(Number.isInteger(next) && next >= 0 && next < count && next !== index).toBe(true);
      }),
      propertyRuns,
    );
  },
  propertyTimeout,
);
