import type { CallOptions } from '#calls/http/call';
import type { Http } from '#calls/http/http';
import { answerField } from '#calls/http/reply/answerField';
import { isHttpError } from '#calls/http/reply/httpError';
import type { Warn } from '#engine/scope';
import { type Cart, EMPTY_CART } from '../cart';
import { type CartCalls, LostAnswer } from '../store/cartCalls';
import { readCart } from './readCart';
import { readShoppingCart, type ShoppingCart } from './readShoppingCart';

const readText = (body: unknown, name: string): string | undefined => {
  const value = answerField(body, name);
  return typeof value === 'string' ? value : undefined;
};

/** The number of an item that is left, where a server says so beside the cart. */
const leftOf = (body: unknown): number | undefined => {
  const left = answerField(body, 'left');
  return typeof left === 'number' && left >= 0 ? left : undefined;
};

/** Tells a failure that leaves open whether the server has acted from one that does not. */
function rethrow(error: unknown): never {
  const isLost = isHttpError(error) && ['network', 'timeout'].includes(error.kind);
  throw isLost ? new LostAnswer(error.message, { cause: error }) : error;
}

/**
 * Makes the calls of a cart. Writes outlive the page, so that a visitor may go on at once.
 *
 * @param getHttp Gives the data layer.
 * @param api Below which path of the page's own origin they are: `/api`.
 * @param warn Told of what can't be read in an answer.
 */
export function createCartCalls(
  getHttp: () => Promise<Http>,
  api: string,
  warn: Warn,
): CartCalls & { readDetails(): Promise<ShoppingCart> } {
  const older = `${api}/commerce/shopping-cart`;
  const newer = (token: string) => `${api}/3/commerce/cart/${encodeURIComponent(token)}`;
  const read: CallOptions = { api, retries: 2 };
  const write: CallOptions = { api, crumb: 'header', keepalive: true };

  const readNewer = async (token: string | undefined): Promise<Cart> =>
    token ? readCart(await (await getHttp()).get(newer(token), read), warn) : EMPTY_CART;

  /** Without an answer nothing is known of the cart, but the change is made. */
  const tryNewer = (token: string | undefined) => readNewer(token).catch(() => undefined);

  /** No cart yet is no error. */
  const getOlder = async () => (await getHttp()).get(older, { ...read, accept: [200, 404] });

  return {
    read: async () => readNewer(readText(await getOlder(), 'cartToken')),
    readDetails: async () => readShoppingCart(await getOlder(), warn),
    async add(asked, pressId) {
      const http = await getHttp();
      const options = {
        ...write,
        idempotencyKey: pressId,
        idempotencyHeader: 'add-to-cart-id',
      };
      const body = await http.post(`${older}/entries`, { json: asked }, options).catch(rethrow);
      return {
        cart: await tryNewer(readText(body, 'cartToken')),
        itemId: readText(answerField(body, 'newlyAdded'), 'id'),
        left: leftOf(body),
      };
    },
    async setQuantity(token, itemId, quantity) {
      const http = await getHttp();
      const path = `${newer(token)}/items/${encodeURIComponent(itemId)}`;
      const body = await (quantity
        ? http.put(path, { json: { quantity } }, write)
        : http.delete(path, write)
      ).catch(rethrow);
      const cart = Array.isArray(answerField(body, 'items'))
        ? readCart(body, warn)
        : await tryNewer(token);
      const got = cart?.items.find(({ id }) => id === itemId)?.quantity ?? 0;
      return { cart, left: leftOf(body) ?? (cart && got < quantity ? got : undefined) };
    },
  };
}
