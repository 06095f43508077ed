import { expect, it } from 'vitest';
import { measureUnits } from './measureUnits';

it.each([
  [1, 'lbs', 'inches'],
  [2, 'kg', 'cm'],
  [9, 'kg', 'cm'],
  [undefined, 'kg', 'cm'],
])('measurementStandard %s means %s and %s', (standard, weight, length) => {
  expect(measureUnits(standard)).toEqual({ weight, length });
});
