import { fromMinorUnits, type Money, toMinorUnits } from '#rules/money/money';
import type { Cart, CartItem } from './cart';
import type { Change } from './changes';

/** Adds up in whole units: a number with decimals would lose some. */
function sum(amounts: readonly (Money | undefined)[]): Money | undefined {
  let units = 0n;
  let code: string | undefined;
  for (const amount of amounts) {
    if (!amount || (code && amount.currencyCode !== code)) return undefined;
    code = amount.currencyCode;
    units += toMinorUnits(amount).units;
  }
  return code === undefined ? undefined : fromMinorUnits(units, code);
}

const times = (price: Money | undefined, quantity: number): Money | undefined =>
  price && fromMinorUnits(toMinorUnits(price).units * BigInt(quantity), price.currencyCode);

function changed(item: CartItem, quantity: number): CartItem {
  return quantity === item.quantity
    ? item
    : { ...item, quantity, total: times(item.unitPrice, quantity) };
}

/**
 * Returns the cart as the visitor sees it: the server's, with the quantities that wait to be saved. What
 * waits to be added is not in it: only the server knows what it costs.
 */
export function shownCart(cart: Cart, queue: readonly Change[]): Cart {
  const wanted = new Map<string, number>();
  for (const change of queue) {
    if (change.kind === 'set') wanted.set(change.itemId, change.quantity);
  }
  if (!wanted.size) return cart;
  const items = cart.items
    .map((item) => changed(item, wanted.get(item.id) ?? item.quantity))
    .filter(({ quantity }) => quantity > 0);
  const empty = cart.subtotal && fromMinorUnits(0, cart.subtotal.currencyCode);
  return { ...cart, items, subtotal: items.length ? sum(items.map(({ total }) => total)) : empty };
}
