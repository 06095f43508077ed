import { expect, it } from 'vitest';
import { activeOf, createState, nearestTo } from './state';

it('shows the first of a cover, and of all others none, before anybody points', () => {
  expect(activeOf(createState(), true)).toBe(0);
  expect(activeOf(createState(), false)).toBeUndefined();
});

it.each([
  [{ pointed: 0, focused: 1, nearest: 2 }, 0],
  [{ focused: 0, nearest: 2 }, 0],
  [{ nearest: 0 }, 0],
])('of %o shows %d', (said, active) => {
  expect(activeOf({ ...createState(), ...said }, false)).toBe(active);
});

it('keeps the last of a cover', () => {
  expect(activeOf({ ...createState(), last: 3 }, true)).toBe(3);
  expect(activeOf({ ...createState(), last: 3 }, false)).toBeUndefined();
});

it('finds what is nearest to a height', () => {
  const boxes = [0, 100, 200].map((top) => ({ top, bottom: top + 80 }));
  expect([-500, 130, 500].map((height) => nearestTo(height, boxes))).toEqual([0, 1, 2]);
  expect(nearestTo(0, [])).toBeUndefined();
});
