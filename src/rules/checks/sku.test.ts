import { expect, it } from 'vitest';
import { generateSku, isSku } from './sku';

it('takes up to 60 characters', () => {
  expect(isSku('x'.repeat(60))).toBe(true);
  expect(isSku('x'.repeat(61))).toBe(false);
});

it('generates SQ and 7 digits', () => {
  expect(generateSku(() => 0)).toBe('SQ0000000');
  expect(generateSku(() => 0.1234567)).toBe('SQ1234567');
  expect(generateSku(() => 1 - Number.EPSILON / 2)).toBe('SQ9999999');
  expect(generateSku()).toMatch(/^SQ\d{7}$/);
});
