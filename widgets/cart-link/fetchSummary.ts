import { readCartApi } from '#commerce/cart/calls/readCartApi';
import { type CartSummary, readCartSummary } from '#commerce/cart/summary/readCartSummary';
import type { Scope } from '#engine/scope';

const TIMEOUT_MS = 10_000;

/** Of a visitor who has no cart. */
export const EMPTY: CartSummary = { totalQuantity: 0 };

/**
 * Asks for the visitor's cart; a 404 is an empty one. Undefined for what is no cart. Not by the data
 * layer, which is more code than all else that a link loads: nothing is written here.
 *
 * @param request Ends the request; it ends by itself after 10 s.
 * @throws Error where no answer comes.
 */
export async function fetchSummary(
  scope: Scope,
  request: AbortController,
): Promise<CartSummary | undefined> {
  const stop = scope.after(TIMEOUT_MS, () => request.abort());
  try {
    const answer = await fetch(`${readCartApi()}/commerce/shopping-cart`, {
      credentials: 'same-origin',
      headers: { Accept: 'application/json' },
      signal: request.signal,
    });
    if (answer.status === 404) return EMPTY;
    return answer.ok ? readCartSummary(await answer.json()) : undefined;
  } finally {
    stop();
  }
}
