import { expect, it } from 'vitest';
import { arrowSteps } from './arrowSteps';

it('gives the way of an arrow key, and ten times as far with Shift', () => {
  expect(arrowSteps({ key: 'ArrowRight', shiftKey: false })).toEqual([4, 0]);
  expect(arrowSteps({ key: 'ArrowUp', shiftKey: true })).toEqual([0, -40]);
  expect(arrowSteps({ key: 'Enter', shiftKey: false })).toBeUndefined();
});
