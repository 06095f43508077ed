import mitt from 'mitt';
import type { Runtime } from '#engine/runtime';
import { readCookie } from '#engine/storage/readCookie';
import { EMPTY, fetchSummary } from './fetchSummary';
import { keep, readKept, readOther } from './keptSummary';
import type { CartSummary } from './readCartSummary';

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

/** Whether the visitor may have a cart: else nobody is asked. */
const mayHaveCart = () => readCookie('hasCart') === 'true' || Boolean(readCookie('CART'));

/**
 * Keeps the summary of the visitor's cart: what was known last, then what the server answers, where a
 * cookie says that there is a cart. Asks again when the page comes back from the back/forward cache, or
 * after more than a minute away. Other tabs tell by the storage. What a visitor has in the cart
 * is essential: it is kept without consent.
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
    if (summary) keep(summary);
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
