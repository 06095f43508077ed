import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns, propertyTimeout } from '../../fixtures/harness/propertyRuns';
import { readPoint, readSize } from './geometry';

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
  ['', undefined],
  [undefined, undefined],
])('reads the size %s', (text, size) => {
  expect(readSize(text)).toEqual(size);
});

it.each([
  ['0.5,0.5', { x: 0.5, y: 0.5 }],
  ['0.22935535428875867,0.93461073388522', { x: 0.22935535428875867, y: 0.93461073388522 }],
  ['0, 1', { x: 0, y: 1 }],
  ['1.2,-0.1', { x: 1, y: 0 }],
  ['0.5', undefined],
  ['a,b', undefined],
  ['.,.', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads the point %s', (text, point) => {
  expect(readPoint(text)).toEqual(point);
});

it(
  'reads what it is, or nothing that could not be',
  () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.x,\-e ]{0,12}$/)), (text) => {
        const size = readSize(text);
        if (size) expect(Math.min(size.width, size.height)).toBeGreaterThan(0);
        const point = readPoint(text);
        for (const part of point ? [point.x, point.y] : []) {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(1);
        }
      }),
      propertyRuns,
    );
  },
  propertyTimeout,
);
