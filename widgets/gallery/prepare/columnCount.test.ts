import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '#fixtures/harness/propertyRuns';
import { columnCount } from './columnCount';

it.each([
  [1000, 'min', 4],
  [999, 'min', 3],
  [1000, 'max', 4],
  [1001, 'max', 5],
  [249, 'min', 1],
  [249, 'max', 1],
  [0, 'min', 1],
  [0, 'max', 1],
] as const)('%d px of 250 px columns, %s: %d', (width, behavior, count) => {
  expect(columnCount(width, 250, 0, behavior)).toBe(count);
});

it('n columns have n − 1 gutters', () => {
  expect(columnCount(4 * 250 + 3 * 20, 250, 20, 'min')).toBe(4);
  expect(columnCount(4 * 250 + 3 * 20, 250, 20, 'max')).toBe(4);
  expect(columnCount(4 * 250 + 3 * 20 - 1, 250, 20, 'min')).toBe(3);
  expect(columnCount(4 * 250 + 3 * 20 + 1, 250, 20, 'max')).toBe(5);
});

it('columns are never narrower than asked for with min, and never wider without', () => {
  const px = fc.integer({ min: 1, max: 3000 });
  fc.assert(
    fc.property(px, px, fc.nat(100), (width, columnWidth, gutter) => {
      const real = (count: number) => (width - (count - 1) * gutter) / count;
      const most = columnCount(width, columnWidth, gutter, 'min');
      const least = columnCount(width, columnWidth, gutter, 'max');
      if (most > 1) expect(real(most)).toBeGreaterThanOrEqual(columnWidth);
      expect(real(most + 1)).toBeLessThan(columnWidth);
      expect(real(least)).toBeLessThanOrEqual(columnWidth);
      if (least > 1) expect(real(least - 1)).toBeGreaterThan(columnWidth);
    }),
    propertyRuns,
  );
});
