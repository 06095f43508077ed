import { fromMinorUnits, type Money, toMinorUnits } from '#rules/money/money';
import type { Cart, CartItem } from '../cart';
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
 * waits to be added counts, but is no line yet: only the server knows what it costs.
 */
export function shownCart(cart: Cart, queue: readonly Change[]): Cart {
  if (!queue.length) return cart;
  const wanted = new Map<string, number>();
  let added = 0;
  for (const change of queue) {
    if (change.kind === 'set') wanted.set(change.itemId, change.quantity);
    else added += change.asked.quantity;
  }
  const items = cart.items
    .map((item) => changed(item, wanted.get(item.id) ?? item.quantity))
    .filter(({ quantity }) => quantity > 0);
  const quantity = items.reduce((all, item) => all + item.quantity, added);
  if (!wanted.size) return { ...cart, quantity };
  const empty = cart.subtotal && fromMinorUnits(0, cart.subtotal.currencyCode);
  const subtotal = items.length ? sum(items.map(({ total }) => total)) : empty;
  return { ...cart, items, quantity, subtotal };
}
