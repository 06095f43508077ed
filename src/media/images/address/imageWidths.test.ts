import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { chooseWidth, IMAGE_WIDTHS } from './imageWidths';

it.each([
  [0, 100],
  [1, 100],
  [100, 100],
  [100.1, 300],
  [300, 300],
  [301, 500],
  [501, 750],
  [750, 750],
  [751, 1000],
  [1001, 1500],
  [1501, 2500],
  [2500, 2500],
  [9000, 2500],
])('for %d pixels it takes %d', (needed, width) => {
  expect(chooseWidth(needed)).toBe(width);
});

it(
  'takes the smallest that is enough',
  () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 2500, noNaN: true }), (needed) => {
        const width = chooseWidth(needed);
        expect(IMAGE_WIDTHS).toContain(width);
        expect(width).toBeGreaterThanOrEqual(needed);
        const smaller = IMAGE_WIDTHS.filter((other) => other < width);
        expect(smaller.every((other) => other < needed)).toBe(true);
      }),
      propertyRuns,
    );
  },
  propertyTimeout,
);
