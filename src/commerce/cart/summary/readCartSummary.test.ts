import { expect, it } from 'vitest';
import { readCartSummary } from './readCartSummary';

it.each([
  [{ totalQuantity: 3, entries: [] }, 3],
  [{ entries: [{ quantity: 2 }, { quantity: 5 }] }, 7],
  [{ totalQuantity: 'many', entries: [] }, 0],
])('reads %j', (answer, quantity) => {
  expect(readCartSummary(answer)?.totalQuantity).toBe(quantity);
});

it('keeps the subtotal as the server says it', () => {
  const cart = { totalQuantity: 1, subtotalCents: 1250, subtotalAmount: null };
  expect(readCartSummary(cart)).toEqual(cart);
});

it.each([
  undefined,
  null,
  'cart',
  3,
  [],
  {},
  { totalQuantity: -1 },
  { totalQuantity: 1e300 },
  { entries: [{ quantity: 2 }, null] },
  { entries: [{ quantity: '2' }] },
])('refuses %j', (answer) => {
  expect(readCartSummary(answer)).toBeUndefined();
});
