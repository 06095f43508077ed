import { expect, it } from 'vitest';
import { range } from './range';

it('counts from 0, and only by the whole part', () => {
  expect([range(3), range(2.9), range(0)]).toEqual([[0, 1, 2], [0, 1], []]);
});
