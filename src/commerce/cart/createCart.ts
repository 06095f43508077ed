import { goAfterAdds } from '#commerce/checkout/goAfterAdds';
import { emit, listen } from '#engine/events';
import type { Runtime } from '#engine/runtime';
import { cartFailures } from '#texts/commerce/cartFailures';
import { siteTexts } from '#texts/siteTexts';
import { createCartCalls } from './calls/createCartCalls';
import { readCartApi } from './calls/readCartApi';
import type { ShoppingCart } from './calls/readShoppingCart';
import type { Asked } from './cart';
import type { CartState } from './cartEvents';
import { createPresses } from './life/createPresses';
import { createRemovals } from './life/createRemovals';
import { createTabs } from './life/createTabs';
import { describeFailure } from './life/describeFailure';
import { settleStore } from './life/settleStore';
import { watchPage } from './life/watchPage';
import { whenOnline } from './life/whenOnline';
import { mayHaveCart } from './mayHaveCart';
import { createCartStore } from './store/createCartStore';
import { keepSummary } from './summary/keepSummary';

declare module '#engine/runtime' {
  interface Services {
    /** The visitor's cart. */
    cart: CartService;
  }
}

/** The visitor's cart, for the page and its blocks. */
export interface CartService {
  readonly state: CartState;
  /**
   * Puts an item into the cart, once a call. Resolves when it is saved; rejects where it can't be.
   * Default: one, without a variant.
   */
  add(asked: Pick<Asked, 'itemId'> & Partial<Asked>): Promise<void>;
  /** Sets how many of a line there are; 0 takes it out. Shown at once. */
  setQuantity(id: string, quantity: number): void;
  /**
   * Takes out a line. Shown at once.
   *
   * @param undoMs For so long `undo` takes it back, in milliseconds; default 0.
   */
  remove(id: string, undoMs?: number): void;
  undo(id: string): void;
  /** Takes out all lines. */
  clear(): void;
  /** Sends what can still be undone; resolves when all changes are saved, or taken back. */
  settle(): Promise<void>;
  /** Asks the server anew. */
  refresh(): Promise<void>;
  /**
   * Asks the server for all that it knows of the cart: taxes, shipping, coupons.
   *
   * @throws HttpError where it does not answer.
   */
  details(): Promise<ShoppingCart>;
  /** Opens the cart in a drawer at the side of the window. */
  open(): Promise<void>;
  /** Tells of each change; returns how to stop. */
  subscribe(tell: () => void): () => void;
}

/**
 * Creates the visitor's cart of a page. It asks the server where a cookie says that there is a cart,
 * and again when the page comes back from the back/forward cache, after more than a minute away, and
 * after a change in another tab. In a shop of express checkout an add goes on to the checkout.
 */
export function createCart(runtime: Runtime): CartService {
  const scope = runtime.scope('cart');
  const texts = siteTexts(runtime, 'cartFailures', cartFailures);
  const warn = (field: string, message: string) =>
    console.warn(`Skerry: cart: ${field}: ${message}`);
  let isOffline = false;

  const online = async () => {
    if (!navigator.onLine) {
      isOffline = true;
      tell();
      await whenOnline(scope);
      isOffline = false;
    }
  };
  const calls = createCartCalls(() => runtime.use('http'), readCartApi(), warn);
  const store = createCartStore(calls, scope, online, async () => {});
  const read = (): CartState => {
    const { status, cart, lines, isSaving } = store;
    return { status, cart, lines, isSaving, isOffline };
  };
  let state = read();
  const tell = () => {
    state = read();
    if (state.status === 'ready' && !state.isSaving) {
      const { quantity, subtotal } = state.cart;
      keepSummary({ totalQuantity: quantity, subtotalAmount: subtotal }, state.lines.length);
    }
    emit(document, 'cartchange', state);
  };

  const tabs = createTabs(scope, store.refresh);

  const presses = createPresses();
  scope.own(store.on('change', tell));
  scope.own(
    store.on('outcome', (outcome) => {
      tabs.tell();
      presses.settle(outcome);
      const failure = describeFailure(outcome, texts);
      if (failure) emit(document, 'cartfailed', failure);
    }),
  );
  watchPage(scope, store);
  goAfterAdds(scope);
  if (mayHaveCart()) store.refresh();

  return {
    get state() {
      return state;
    },
    add({ itemId, sku = null, quantity = 1, additionalFields = null }) {
      const { id, saved } = presses.begin();
      store.add({ itemId, sku, quantity, additionalFields }, id);
      return saved;
    },
    setQuantity: store.setQuantity,
    ...createRemovals(scope, store),
    clear() {
      for (const { id } of state.cart.items) store.setQuantity(id, 0);
    },
    settle: () => settleStore(store),
    refresh: store.refresh,
    details: calls.readDetails,
    open: async () => (await runtime.use('cart-drawer')).open(),
    subscribe: (tell) => listen('cartchange', tell),
  };
}
