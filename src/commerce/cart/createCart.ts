import { emit, listen } from '#engine/events';
import type { Runtime } from '#engine/runtime';
import { whenPainted } from '#page/motion/whenPainted';
import { createCartReads } from './calls/createCartReads';
import { readCartApi } from './calls/readCartApi';
import type { Asked } from './cart';
import type { CartState } from './cartEvents';
import { backOnline } from './life/backOnline';
import { createPresses } from './life/createPresses';
import { createRemovals } from './life/createRemovals';
import { createSave } from './life/createSave';
import { createTabs } from './life/createTabs';
import { settleStore } from './life/settleStore';
import { watchPage } from './life/watchPage';
import { mayHaveCart } from './mayHaveCart';
import { loadSaving } from './saving/loadSaving';
import type { ShoppingCart } from './saving/readShoppingCart';
import { createCartStore } from './store/createCartStore';
import { createServerCart } from './store/createServerCart';
import { keepSummary } from './summary/keepSummary';
import { warnOfCart } from './warnOfCart';

declare module '#engine/runtime' {
  interface Services {
    /** The visitor's cart. */
    cart: CartService;
  }
}

/** The visitor's cart, for the page and its blocks. */
export interface CartService {
  readonly state: CartState;
  /** Returns the cart itself, to read its `state` at once later: `await Skerry.cart.get()`. */
  get(): CartService;
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
 * after a change in another tab. What saves a change is loaded when the first is made, or about to be.
 */
export function createCart(runtime: Runtime): CartService {
  const scope = runtime.scope('cart');
  let isOffline = false;

  const whenOnline = async () => {
    if (!navigator.onLine) {
      isOffline = true;
      tell();
      await backOnline(scope);
      isOffline = false;
    }
  };
  const api = readCartApi();
  const reads = createCartReads(scope, api, warnOfCart);
  const server = createServerCart(reads.read);
  const save = createSave(runtime, { reads, server, api, whenOnline });
  const store = createCartStore(server, save, scope, () => whenPainted(scope));
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
      if (outcome.failure) emit(document, 'cartfailed', outcome.failure);
    }),
  );
  watchPage(scope, store);
  if (mayHaveCart()) store.refresh();

  const cart: CartService = {
    get state() {
      return state;
    },
    get: () => cart,
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
    async details() {
      const [saving, http] = await loadSaving(runtime);
      return saving.readDetails(http, api);
    },
    open: async () => (await runtime.use('cart-drawer')).open(),
    subscribe: (tell) => listen('cartchange', tell),
  };
  return cart;
}
