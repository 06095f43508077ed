import type { CallOptions } from '#calls/http/call';
import type { Http } from '#calls/http/http';
import { answerField } from '#calls/http/reply/answerField';
import { isHttpError } from '#calls/http/reply/httpError';
import { id } from '#page/fields/reads';
import type { CartReads } from '../calls/createCartReads';
import { type CartWrites, LostAnswer } from './cartWrites';

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
 * Makes the calls that change a cart. They outlive the page, so that a visitor may go on at once.
 *
 * @param reads Reads the carts of the answers.
 * @param api Below which path of the page's own origin they are: `/api`.
 */
export function createCartWrites(
  http: Http,
  reads: Pick<CartReads, 'readToken' | 'take'>,
  api: string,
): CartWrites {
  const write: CallOptions = { api, crumb: 'header', keepalive: true };

  /** Without an answer nothing is known of the cart, but the change is made. */
  const tryReading = (token: unknown) =>
    token ? reads.readToken(token).catch(() => undefined) : undefined;

  return {
    async add(asked, pressId) {
      const body = await http
        .post(
          `${api}/commerce/shopping-cart/entries`,
          { json: asked },
          { ...write, idempotencyKey: pressId, idempotencyHeader: 'add-to-cart-id' },
        )
        .catch(rethrow);
      return {
        cart: await tryReading(answerField(body, 'cartToken')),
        itemId: id(answerField(answerField(body, 'newlyAdded'), 'id')),
        left: leftOf(body),
      };
    },
    async setQuantity(token, itemId, quantity) {
      const [cartName, name] = [token, itemId].map(encodeURIComponent);
      const path = `${api}/3/commerce/cart/${cartName}/items/${name}`;
      const body = await (quantity
        ? http.put(path, { json: { quantity } }, write)
        : http.delete(path, write)
      ).catch(rethrow);
      const cart = Array.isArray(answerField(body, 'items'))
        ? reads.take(body)
        : await tryReading(token);
      const got = cart?.items.find((one) => one.id === itemId)?.quantity ?? 0;
      return { cart, left: leftOf(body) ?? (cart && got < quantity ? got : undefined) };
    },
  };
}
