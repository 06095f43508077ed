import { fromMinorUnits, type Money, toMinorUnits } from '#rules/money/money';
import type { Cart, CartItem } from '../cart';
import { type Change, isHeldFor } from './changes';

/** A line as the visitor sees it. */
export interface CartLine extends CartItem {
  /** Its removal can still be undone. */
  isRemoved: boolean;
}

const times = (price: Money | undefined, quantity: number): Money | undefined =>
  price && fromMinorUnits(toMinorUnits(price).units * BigInt(quantity), price.currencyCode);

/**
 * Returns the server's lines with the quantities that wait to be saved, without those that are to be
 * taken out. One whose removal can be undone is still there, as it was.
 */
export function shownLines(cart: Cart, queue: readonly Change[]): readonly CartLine[] {
  return cart.items.flatMap((item) => {
    const isRemoved = queue.some((change) => isHeldFor(change, item.id));
    const wanted = queue.findLast(
      (change) => change.kind === 'set' && change.itemId === item.id && !change.isHeld,
    );
    const quantity = wanted?.kind === 'set' ? wanted.quantity : item.quantity;
    if (!quantity) return [];
    const total = quantity === item.quantity ? item.total : times(item.unitPrice, quantity);
    return [{ ...item, quantity, total, isRemoved }];
  });
}
