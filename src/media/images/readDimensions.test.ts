import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { readDimensions } from './readDimensions';

it.each([
  ['1920x1280', { width: 1920, height: 1280 }],
  [' 694x768 ', { width: 694, height: 768 }],
  ['100.5x50', { width: 100.5, height: 50 }],
  ['0x100', undefined],
  ['100x0', undefined],
  ['100', undefined],
  ['100x', undefined],
  ['-100x100', undefined],
  ['1e3x100', undefined],
  ['1.2.3x100', undefined],
  ['.x.', undefined],
  [`${'9'.repeat(400)}x100`, undefined],
  ['1x999999999', undefined],
  ['100%x100%', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads the dimensions %s', (text, size) => {
  expect(readDimensions(text)).toEqual(size);
});

it(
  'reads a size with an area, or nothing',
  () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.x\-e ]{0,12}$/)), (text) => {
        const { width, height } = readDimensions(text) ?? { width: 1, height: 1 };
        expect(Math.min(width, height)).toBeGreaterThan(0);
        expect(Number.isFinite(width + height)).toBe(true);
      }),
      propertyRuns,
    );
  },
  propertyTimeout,
);
