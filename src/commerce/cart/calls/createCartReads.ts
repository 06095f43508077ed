import { answerField } from '#calls/http/reply/answerField';
import type { Scope, Warn } from '#engine/scope';
import { id } from '#page/fields/reads';
import { type Cart, EMPTY_CART } from '../cart';
import { cartIn } from './cartIn';
import { fetchJson } from './fetchJson';
import { readCart } from './readCart';

/** How often a cart is asked for to which no answer comes, and the pause before each time after the first. */
const TRIES = 3;
const PAUSE_MS = 200;

/** What is asked of the server without changing anything. */
export interface CartReads {
  /** Reads the cart; the empty one where there is none yet. */
  read(): Promise<Cart>;
  /** Reads the cart of a token; the empty one without a token. */
  readToken(token: unknown): Promise<Cart>;
  /** Reads a cart out of an answer. */
  take(body: unknown): Cart;
}

/**
 * Makes the calls that read a cart.
 *
 * @param api Below which path of the page's own origin they are: `/api`.
 * @param warn Told of what can't be read in an answer.
 */
export function createCartReads(
  scope: Pick<Scope, 'after' | 'isEnded'>,
  api: string,
  warn: Warn,
): CartReads {
  const ask = async (path: string): Promise<unknown> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await fetchJson(scope, api + path);
      } catch (error) {
        if (!(error instanceof TypeError) || tries === TRIES || scope.isEnded) throw error;
        await new Promise<void>((resolve) => scope.after(PAUSE_MS, resolve));
      }
    }
  };
  const take = (body: unknown) => readCart(cartIn(body), warn);
  const readToken = async (told: unknown) => {
    const token = id(told);
    if (!token) return EMPTY_CART;
    const cart = await ask(`/3/commerce/cart/${encodeURIComponent(token)}`);
    if (cart === undefined) throw Error('There is no such cart');
    return take(cart);
  };
  return {
    read: async () => readToken(answerField(await ask('/commerce/shopping-cart'), 'cartToken')),
    readToken,
    take,
  };
}
