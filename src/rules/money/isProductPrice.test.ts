import { expect, it } from 'vitest';
import { isProductPrice } from './isProductPrice';

it.each([0, 1, 100_000_000])('takes %i cents', (cents) => {
  expect(isProductPrice(cents)).toBe(true);
});

it.each([-1, 0.5, 100_000_001, Number.NaN, Number.POSITIVE_INFINITY])('refuses %f', (cents) => {
  expect(isProductPrice(cents)).toBe(false);
});
