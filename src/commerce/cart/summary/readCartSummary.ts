import type { CartCost } from '#commerce/money/createMoneyTexts';
import { isObject } from '#page/fields/isObject';

/** What is told of a cart outside its own page: how many items are in it, and what they cost. */
export type CartSummary = CartCost;

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

/**
 * Reads the cart that a server has answered, or that was kept. Not by a schema, which is more code
 * than all else that a link loads. Undefined for what is no cart.
 */
export function readCartSummary(cart: unknown): CartSummary | undefined {
  if (!isObject(cart)) return undefined;
  const { totalQuantity, entries, subtotalAmount, subtotalCents } = cart;
  const quantities = Array.isArray(entries)
    ? entries.map((entry) => entry?.quantity)
    : [Number.NaN];
  const quantity = isCount(totalQuantity)
    ? totalQuantity
    : quantities.reduce((sum: number, one) => sum + one, 0);
  return isCount(quantity) ? { totalQuantity: quantity, subtotalAmount, subtotalCents } : undefined;
}
