import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { readAnchor } from './anchor';

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
  expect(readAnchor(text)).toEqual(point);
});

it(
  'reads what it is, or nothing that could not be',
  () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.,\-e ]{0,12}$/)), (text) => {
        const point = readAnchor(text);
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
