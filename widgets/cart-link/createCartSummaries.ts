import mitt from 'mitt';
import type {} from '#commerce/cart/cartEvents';
import { mayHaveCart } from '#commerce/cart/mayHaveCart';
import { keepSummary } from '#commerce/cart/summary/keepSummary';
import type { CartSummary } from '#commerce/cart/summary/readCartSummary';
import type { Runtime } from '#engine/runtime';
import { EMPTY, fetchSummary } from './fetchSummary';
import { readKept, readOther } from './keptSummary';

/** The time after which a page that was away asks again, in milliseconds. */
const STALE_MS = 60_000;

/** What all links of a page tell of the visitor's cart. */
export interface CartSummaries {
  /** The last one known; undefined where nothing is. */
  readonly current: CartSummary | undefined;
  /** Tells of each new one; returns how to stop. */
  subscribe(tell: () => void): () => void;
  destroy(): void;
}

/**
 * Keeps the summary of the visitor's cart: what was known last, then what the server answers, where a
 * cookie says that there is a cart. Asks again when the page comes back from the back/forward cache, or
 * after more than a minute away, or when somebody has logged in. Other tabs tell by the storage, the page's
 * own cart by its event. What a visitor has in the cart is essential: it is kept without consent.
 */
export function createCartSummaries(runtime: Runtime): CartSummaries {
  const scope = runtime.scope('cart-link');
  const told = mitt<{ change: undefined }>();
  let current = readKept();
  let askedAt = Number.NEGATIVE_INFINITY;
  /** The newest request: an answer to an older one is dropped. */
  let request: AbortController | undefined;

  const show = (summary: CartSummary | undefined) => {
    if (!summary) return;
    current = summary;
    told.emit('change');
  };

  const take = (summary: CartSummary | undefined) => {
    if (summary) keepSummary(summary);
    show(summary);
  };

  const refresh = async () => {
    if (!mayHaveCart()) {
      if (current?.totalQuantity) take(EMPTY);
      return;
    }
    askedAt = Date.now();
    request?.abort();
    const own = new AbortController();
    request = own;
    // Without an answer the last one known stands.
    const summary = await fetchSummary(scope, own).catch(() => undefined);
    if (request === own && !scope.isEnded) take(summary);
  };

  scope.listen(window, {
    storage: (event) => show(readOther(event)),
    pageshow: ({ persisted }) => {
      if (persisted) refresh();
    },
    'skerry:login': refresh,
    'skerry:cartchange'({ detail: { status, cart } }) {
      if (status !== 'ready') return;
      request?.abort();
      askedAt = Date.now();
      show({ totalQuantity: cart.quantity, subtotalAmount: cart.subtotal });
    },
  });
  scope.listen(document, {
    visibilitychange() {
      if (!document.hidden && Date.now() - askedAt > STALE_MS) refresh();
    },
  });
  scope.own(() => request?.abort());
  refresh();

  return {
    get current() {
      return current;
    },
    subscribe(tell) {
      told.on('change', tell);
      return () => told.off('change', tell);
    },
    destroy: () => scope.destroy(),
  };
}
