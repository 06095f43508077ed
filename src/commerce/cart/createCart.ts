import type { Http } from '#calls/http/http';
import { emit } from '#engine/events';
import type { Runtime } from '#engine/runtime';
import { readCookie } from '#engine/storage/readCookie';
import type { Asked, Cart, CartItem } from './cart';
import { createCartCalls } from './createCartCalls';
import { type CartStatus, createCartStore, type Outcome } from './createCartStore';
import { whenOnline } from './whenOnline';

/** The cart as the page's code hears of it. */
export interface CartEvent {
  status: CartStatus;
  cart: Cart;
  /** Whether changes wait to be saved; with `isOffline` for the network. */
  isSaving: boolean;
  isOffline: boolean;
}

declare module '#engine/events' {
  interface SkerryEvents {
    /** The cart, or what is known of it, has changed. */
    cartchange: CartEvent;
    /** An add was saved: the line of the cart that it went to, where that can be told. */
    cartadd: { asked: Asked; item: CartItem | undefined };
    /** A change could not be saved, and was taken back. */
    cartfailed: Outcome;
  }
}

declare module '#engine/runtime' {
  interface Services {
    /** The visitor's cart. */
    cart: CartService;
  }
}

/** The visitor's cart, for the page and its blocks. */
export interface CartService extends Readonly<CartEvent> {
  /** Puts an item into the cart, once a call. Resolves when it is saved; rejects where it can't be. */
  add(asked: Partial<Asked> & Pick<Asked, 'itemId'>): Promise<void>;
  /** Sets how many of a line there are; 0 takes it out. Shown at once. */
  setQuantity(id: string, quantity: number): void;
  remove(id: string): void;
  /** Takes out all lines. */
  clear(): void;
  refresh(): Promise<void>;
  /** Tells of each change; returns how to stop. */
  subscribe(tell: () => void): () => void;
  destroy(): void;
}

/** The time after which a page that was away asks again, in milliseconds. */
const STALE_MS = 60_000;

/** A name for one press, which the server takes once. */
const nameOfPress = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

const readApi = () => document.documentElement.dataset.cartApi?.replace(/\/+$/, '') ?? '/api';

const mayHaveCart = () => readCookie('hasCart') === 'true' || Boolean(readCookie('CART'));

/**
 * Creates the visitor's cart of a page. It asks the server where a cookie says that there is a cart,
 * and again when the page comes back from the back/forward cache or after more than a minute away.
 */
export function createCart(runtime: Runtime, http: Http): CartService {
  const scope = runtime.scope('cart');
  const warn = (field: string, message: string) =>
    console.warn(`Skerry: cart: ${field}: ${message}`);
  let isOffline = false;
  let seenAt = Date.now();
  const online = async () => {
    isOffline = !navigator.onLine;
    if (isOffline) tell();
    await whenOnline(scope);
    isOffline = false;
  };
  const store = createCartStore(createCartCalls(http, readApi(), warn), scope, online);
  const read = (): CartEvent => {
    const { status, cart, isSaving } = store;
    return { status, cart, isSaving, isOffline };
  };
  const tell = () => emit(document, 'cartchange', read());
  const waiting = new Map<string, { resolve(): void; reject(error: unknown): void }>();

  scope.own(store.on('change', tell));
  scope.own(
    store.on('outcome', (outcome) => {
      const { change, error } = outcome;
      if (error !== undefined) emit(document, 'cartfailed', outcome);
      if (change.kind !== 'add') return;
      const { pressId, asked } = change;
      const settled = waiting.get(pressId);
      waiting.delete(pressId);
      if (error !== undefined) {
        settled?.reject(error);
        return;
      }
      emit(document, 'cartadd', { asked, item: store.cart.items.at(-1) });
      settled?.resolve();
    }),
  );
  const refresh = async () => {
    seenAt = Date.now();
    await store.refresh();
  };
  scope.listen(window, {
    pageshow({ persisted }) {
      if (persisted) refresh();
    },
  });
  scope.listen(document, {
    visibilitychange() {
      if (document.hidden) seenAt = Date.now();
      else if (Date.now() - seenAt > STALE_MS && store.status !== 'unknown') refresh();
    },
  });
  if (mayHaveCart()) refresh();

  return {
    get status() {
      return store.status;
    },
    get cart() {
      return store.cart;
    },
    get isSaving() {
      return store.isSaving;
    },
    get isOffline() {
      return isOffline;
    },
    add({ itemId, sku = null, quantity = 1, additionalFields = null }) {
      const pressId = nameOfPress();
      return new Promise<void>((resolve, reject) => {
        waiting.set(pressId, { resolve, reject });
        store.add({ itemId, sku, quantity, additionalFields }, pressId);
      });
    },
    setQuantity: (id, quantity) => store.setQuantity(id, quantity),
    remove: (id) => store.setQuantity(id, 0),
    clear() {
      for (const { id } of store.cart.items) store.setQuantity(id, 0);
    },
    refresh,
    subscribe: (tell) => store.on('change', tell),
    destroy: () => scope.destroy(),
  };
}
