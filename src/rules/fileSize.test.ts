import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { checkFileSize } from './fileSize';

it.each([
  [0, 20, true, '0 B', '19.07 MB'],
  [1023, 20, true, '1023 B', '19.07 MB'],
  [1024, 20, true, '1 KB', '19.07 MB'],
  [1536, 20, true, '1.5 KB', '19.07 MB'],
  [20_000_000, 20, true, '19.07 MB', '19.07 MB'],
  [20_000_001, 20, false, '19.08 MB', '19.07 MB'],
  [20 * 1024 * 1024, 20, false, '20 MB', '19.07 MB'],
  [1, 0, false, '1 B', '0 B'],
  [3 * 1024 ** 3, 5000, true, '3 GB', '4.65 GB'],
])('%i bytes of %f MB: fits %j, %s of %s', (bytes, max, fits, size, maxSize) => {
  expect(checkFileSize(bytes, max)).toEqual({ fits, size, maxSize });
});

it.each([
  [-1, 1],
  [Number.NaN, 1],
  [1, Number.NaN],
  [1, -1],
  [Number.POSITIVE_INFINITY, 1],
])('throws for %f bytes of %f MB', (bytes, max) => {
  expect(() => checkFileSize(bytes, max)).toThrow(RangeError);
});

it(
  'never says of two sizes what its check denies',
  () => {
    const units = ['B', 'KB', 'MB', 'GB', 'TB'];
    const read = (text: string) => {
      const [value, unit = ''] = text.split(' ');
      return Number(value) * 1024 ** units.indexOf(unit);
    };
    const near = fc.tuple(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: -9000, max: 9000 }));
    fc.assert(
      fc.property(near, ([max, more]) => {
        const { fits, size, maxSize } = checkFileSize(Math.max(0, max * 1_000_000 + more), max);
        if (fits) expect(read(size)).toBeLessThanOrEqual(read(maxSize));
        else expect(read(size)).toBeGreaterThan(read(maxSize));
      }),
      propertyRuns,
    );
  },
  propertyTimeout,
);
