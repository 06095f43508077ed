import type { Http } from '#calls/http/http';
import { goAfterAdds } from '#commerce/checkout/goAfterAdds';
import type { Runtime } from '#engine/runtime';
import { cartFailures } from '#texts/commerce/cartFailures';
import { siteTexts } from '#texts/siteTexts';
import type { CartReads } from '../calls/createCartReads';
import type { Change } from '../store/changes';
import type { ServerCart } from '../store/createServerCart';
import type { ToldOutcome } from '../store/outcome';
import { warnOfCart } from '../warnOfCart';
import { createCartWrites } from './createCartWrites';
import { createSettle } from './createSettle';
import { describeFailure } from './describeFailure';
import { readShoppingCart, type ShoppingCart } from './readShoppingCart';

declare module '#engine/runtime' {
  interface Services {
    /** What a cart needs beside its lines: for changes, and for all that the server knows of it. */
    'cart-saving': CartSaving;
  }
}

/** The cart that changes are of. */
export interface ChangedCart {
  http: Http;
  reads: CartReads;
  server: ServerCart;
  api: string;
  /** Resolves when the browser has a network. */
  whenOnline(): Promise<void>;
}

/** Saves the changes of a cart. */
export interface CartSaving {
  /** Makes what sends a change until it is known what became of it. */
  createSettle(cart: ChangedCart): (change: Change) => Promise<ToldOutcome>;
  /** Asks for all that the server knows of the cart. No cart yet is no error. */
  readDetails(http: Http, api: string): Promise<ShoppingCart>;
}

/**
 * Creates what saves the changes of a cart. It comes when the first is about to be made: most visits
 * make none. In a shop of express checkout an add goes on to the checkout.
 */
export function createSaving(runtime: Runtime): CartSaving {
  const scope = runtime.scope('cart');
  const texts = siteTexts(runtime, 'cartFailures', cartFailures);
  goAfterAdds(scope);
  return {
    createSettle({ http, reads, server, api, whenOnline }) {
      const writes = createCartWrites(http, reads, api);
      const settle = createSettle(writes, server, scope, whenOnline);
      return async (change) => {
        const outcome = await settle(change);
        return { ...outcome, failure: describeFailure(outcome, texts) };
      };
    },
    async readDetails(http, api) {
      const options = { api, retries: 2, accept: [200, 404] };
      const answer = await http.get(`${api}/commerce/shopping-cart`, options);
      return readShoppingCart(answer, warnOfCart);
    },
  };
}
