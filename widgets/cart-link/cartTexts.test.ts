import { expect, it } from 'vitest';
import { cart } from '#texts/commerce/cart';
import { shownQuantity, spokenQuantity } from './cartTexts';

it.each([
  [undefined, 'Cart'],
  [0, 'Cart'],
  [1, 'One item in cart'],
  [2, '2 items in cart'],
  [100, '100 items in cart'],
  [101, 'More than 100 items in cart'],
])('says of %s items %j', (quantity, text) => {
  expect(spokenQuantity(quantity, cart)).toBe(text);
});

it.each([
  [0, '0'],
  [99, '99'],
  [100, '100+'],
  [5000, '100+'],
])('shows %d as %s', (quantity, text) => {
  expect(shownQuantity(quantity)).toBe(text);
});
