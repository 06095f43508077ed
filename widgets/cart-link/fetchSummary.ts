import { cartIn } from '#commerce/cart/calls/cartIn';
import { fetchJson } from '#commerce/cart/calls/fetchJson';
import { readCartApi } from '#commerce/cart/calls/readCartApi';
import { type CartSummary, readCartSummary } from '#commerce/cart/summary/readCartSummary';
import type { Scope } from '#engine/scope';

/** Of a visitor who has no cart. */
export const EMPTY: CartSummary = { totalQuantity: 0 };

/** Whether a server says that there is no cart: by a 404, or by an object without its token. */
const isNone = (cart: unknown): boolean =>
  cart === undefined ||
  (typeof cart === 'object' && !Array.isArray(cart) && !Object(cart).cartToken);

/**
 * Asks for the visitor's cart. Undefined for what is no cart.
 *
 * @param request Ends the request.
 * @throws Error where no answer comes.
 */
export async function fetchSummary(
  scope: Pick<Scope, 'after'>,
  request: AbortController,
): Promise<CartSummary | undefined> {
  const cart = cartIn(await fetchJson(scope, `${readCartApi()}/commerce/shopping-cart`, request));
  return readCartSummary(cart) ?? (isNone(cart) ? EMPTY : undefined);
}
