import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { propertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { boundRatio, readScreen } from './pixelRatio';

const free = { dprMin: 0, dprMax: Number.POSITIVE_INFINITY, allowSaveData: true };

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  vi.unstubAllGlobals();
});

it.each([
  ['as it is', 2, false, {}, 2],
  ['at least dprMin', 1, false, { dprMin: 1.5 }, 1.5],
  ['at most dprMax', 3, false, { dprMax: 2 }, 2],
  ['at most 1 for who saves data', 3, true, {}, 1],
  ['at most 1 also where dprMin is more', 3, true, { dprMin: 2 }, 1],
  ['less than 1 where the page is zoomed out', 0.5, true, {}, 0.5],
  ['as it is where the data saver is not heeded', 3, true, { allowSaveData: false }, 3],
])('takes the ratio %s', (_case, ratio, saveData, bounds, is) => {
  expect(boundRatio({ ratio, saveData }, { ...free, ...bounds })).toBe(is);
});

it(
  'never leaves its bounds',
  () => {
    const ratio = fc.double({ min: 0.1, max: 8, noNaN: true });
    fc.assert(
      fc.property(ratio, fc.boolean(), ratio, ratio, (given, saveData, one, other) => {
        const [dprMin, dprMax] = [Math.min(one, other), Math.max(one, other)];
        const is = boundRatio({ ratio: given, saveData }, { ...free, dprMin, dprMax });
        expect(is).toBeLessThanOrEqual(dprMax);
        if (saveData) expect(is).toBeLessThanOrEqual(1);
        else expect(is).toBeGreaterThanOrEqual(dprMin);
      }),
      propertyRuns,
    );
  },
  propertyTimeout,
);

it('reads the screen, and the data saver where the browser tells of it', () => {
  vi.stubGlobal('devicePixelRatio', 2);
  expect(readScreen()).toEqual({ ratio: 2, saveData: false });
  Object.assign(navigator, { connection: { saveData: true } });
  expect(readScreen()).toEqual({ ratio: 2, saveData: true });
});
