import type { Asked } from '#commerce/cart/cart';
import type { CartService } from '#commerce/cart/createCart';
import { listen } from '#engine/events';
import type { Scope } from '#engine/scope';

/** What has become of an item that was to go into the cart. */
export interface Added {
  /** Whether the cart has taken it: some of it, where there was less than was asked for. */
  isTaken: boolean;
  /** What the cart tells the visitor of it; undefined where all is well. */
  text: string | undefined;
}

/** Puts an item into the cart, and hears what the cart tells of it meanwhile. Never rejects. */
export async function addToCart(
  cart: CartService,
  item: Asked,
  { own }: Pick<Scope, 'own'>,
): Promise<Added> {
  let text: string | undefined;
  const stop = own(
    listen('cartfailed', ({ asked, text: told }) => {
      if (asked?.itemId === item.itemId) text = told;
    }),
  );
  const isTaken = await cart.add(item).then(
    () => true,
    () => false,
  );
  // The cart tells in the same task, after it has refused.
  await Promise.resolve();
  stop();
  return { isTaken, text };
}
