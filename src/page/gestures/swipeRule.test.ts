import { expect, it } from 'vitest';
import { axisOf, isFarEnough, isStep } from './swipeRule';

it.each<[offset: number, ms: number, isStep: boolean]>([
  [50, 0, true],
  [-50, 250, true],
  [49.9, 250, false],
  [-49, 10, false],
  // 900 px wide: a drag has to go further than 400 px.
  [50, 251, false],
  [400, 251, false],
  [401, 251, true],
  [-401, 5000, true],
  [0, 100, false],
])('%d px along a row in %d ms lead to the item beside: %s', (offset, ms, isFar) => {
  expect(isStep(offset, ms, 900)).toBe(isFar);
});

it('is never far enough the other way', () => {
  expect(isFarEnough(-300, 100, 200)).toBe(false);
  expect(isFarEnough(-300, 900, 200)).toBe(false);
  expect(isFarEnough(201, 900, 200)).toBe(true);
});

it.each<[x: number, y: number, axis: ReturnType<typeof axisOf>]>([
  [0, 0, undefined],
  [9, -9, undefined],
  [10, 9, 'x'],
  [-10, 0, 'x'],
  [9, 10, 'y'],
  [-12, -12, 'y'],
  [100, 101, 'y'],
])('%d px across and %d px down: %s', (x, y, axis) => {
  expect(axisOf(x, y)).toBe(axis);
});
