import type { Scope } from '#engine/scope';
import { mayHaveCart } from '../mayHaveCart';
import type { CartStore } from '../store/createCartStore';

/** The time after which a page that was away asks again, in milliseconds. */
const STALE_MS = 60_000;

/**
 * Asks anew where the page comes back from the back/forward cache or after more than a minute away, where
 * the network comes back after a failure, and where somebody has logged in. Sends what waits before the page
 * goes, and what can be undone when it is hidden.
 */
export function watchPage(scope: Scope, store: CartStore): void {
  let leftAt = 0;
  scope.listen(window, {
    pageshow({ persisted }) {
      if (persisted) store.refresh();
    },
    online() {
      if (store.status === 'failed') store.refresh();
    },
    // A server may have kept the cart of who has logged in.
    'skerry:login'() {
      if (mayHaveCart() || store.status !== 'unknown') store.refresh();
    },
    pagehide: store.flush,
  });
  scope.listen(document, {
    visibilitychange() {
      if (document.hidden) {
        leftAt = Date.now();
        // A phone may end a page that is hidden without another word.
        store.release();
      } else if (Date.now() - leftAt > STALE_MS && store.status !== 'unknown') store.refresh();
    },
  });
}
