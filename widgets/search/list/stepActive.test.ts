import { expect, it } from 'vitest';
import { stepActive } from './stepActive';

it.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, -1],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, -1],
  ['ArrowDown', -1, 0, undefined],
  ['Home', 1, 3, undefined],
])('%s at %i of %i leads to %s', (key, active, count, to) => {
  expect(stepActive(key, active, count)).toBe(to);
});
