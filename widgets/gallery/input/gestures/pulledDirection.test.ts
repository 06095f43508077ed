import { expect, it } from 'vitest';
import { pulledDirection } from './pulledDirection';

it.each([
  [-1, false, 'forward'],
  [1, false, 'reverse'],
  [-1, true, 'reverse'],
  [1, true, 'forward'],
])('pulled by %d px, from right to left %s, it goes %s', (offset, isRtl, direction) => {
  expect(pulledDirection(offset, isRtl)).toBe(direction);
});
