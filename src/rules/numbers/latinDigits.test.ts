import { expect, it } from 'vitest';
import { latinDigits } from './latinDigits';

it.each([
  ['12', '12'],
  ['٠٣٩', '039'],
  ['۱۲', '12'],
  ['१०', '10'],
  ['৪২', '42'],
  ['１２個', '12個'],
  ['x', 'x'],
  ['𝟙', '𝟙'],
])('writes %j as %j', (text, latin) => {
  expect(latinDigits(text)).toBe(latin);
});
