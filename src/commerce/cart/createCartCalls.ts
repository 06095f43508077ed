import type { CallOptions } from '#calls/http/call';
import type { Http } from '#calls/http/http';
import { isHttpError } from '#calls/http/reply/httpError';
import type { Warn } from '#engine/scope';
import { type Cart, EMPTY_CART } from './cart';
import { type CartCalls, LostAnswer } from './createCartStore';
import { readCart } from './readCart';

/** The fields of the older answers that the newer calls ask for. */
const tokenOf = (body: unknown): string => {
  const token: unknown =
    typeof body === 'object' && body !== null && Object.hasOwn(body, 'cartToken')
      ? Reflect.get(body, 'cartToken')
      : undefined;
  return typeof token === 'string' ? token : '';
};

/** Tells a failure that leaves open whether the server has acted from one that does not. */
function rethrow(error: unknown): never {
  const isLost = isHttpError(error) && ['network', 'timeout'].includes(error.kind);
  throw isLost ? new LostAnswer(error.message, { cause: error }) : error;
}

/**
 * Makes the calls of a cart.
 *
 * @param api Below which path of the page's own origin they are: `/api`.
 * @param warn Told of what can't be read in an answer.
 */
export function createCartCalls(http: Http, api: string, warn: Warn): CartCalls {
  const older = `${api}/commerce/shopping-cart`;
  const newer = (token: string) => `${api}/3/commerce/cart/${encodeURIComponent(token)}`;
  const write: CallOptions = { api, crumb: 'header' };
  const readNewer = async (token: string): Promise<Cart> =>
    token ? readCart(await http.get(newer(token), { api }), warn) : EMPTY_CART;
  return {
    // No cart yet is no error.
    read: async () => readNewer(tokenOf(await http.get(older, { api, accept: [200, 404] }))),
    async add(asked, pressId) {
      const options = {
        ...write,
        idempotencyKey: pressId,
        idempotencyHeader: 'add-to-cart-id',
      };
      const body = await http.post(`${older}/entries`, { json: asked }, options).catch(rethrow);
      return readNewer(tokenOf(body));
    },
    async setQuantity(token, itemId, quantity) {
      const path = `${newer(token)}/items/${encodeURIComponent(itemId)}`;
      const body = await (quantity
        ? http.put(path, { json: { quantity } }, write)
        : http.delete(path, write)
      ).catch(rethrow);
      return readCart(body, warn);
    },
  };
}
