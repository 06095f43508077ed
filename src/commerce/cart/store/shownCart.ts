import { fromMinorUnits, type Money, toMinorUnits } from '#rules/money/money';
import type { Cart } from '../cart';
import type { Change } from './changes';
import { shownLines } from './shownLines';

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

/**
 * Returns the cart as the visitor sees it: the server's, with the quantities that wait to be saved. What
 * waits to be added counts, but is no line yet: only the server knows what it costs.
 */
export function shownCart(cart: Cart, queue: readonly Change[]): Cart {
  if (!queue.length) return cart;
  const items = shownLines(cart, queue)
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ isRemoved, ...item }) => item);
  const added = queue.reduce(
    (all, change) => all + (change.kind === 'add' ? change.asked.quantity : 0),
    0,
  );
  const quantity = items.reduce((all, item) => all + item.quantity, added);
  if (!queue.some(({ kind }) => kind === 'set')) return { ...cart, quantity };
  const empty = cart.subtotal && fromMinorUnits(0, cart.subtotal.currencyCode);
  const subtotal = items.length ? sum(items.map(({ total }) => total)) : empty;
  return { ...cart, items, quantity, subtotal };
}
