import { type Cart, EMPTY_CART } from '../cart';

/** What is known of the server's cart: `failed` where it did not answer. */
export type CartStatus = 'unknown' | 'loading' | 'ready' | 'failed';

/** The server's cart, as it was answered last. */
export interface ServerCart {
  readonly status: CartStatus;
  readonly cart: Cart;
  /** Takes an answer. */
  take(cart: Cart): void;
  /** Reads the cart of which a change has left in doubt what is in it. */
  readAgain(): Promise<void>;
  /**
   * Reads the cart. Resolves with whether the question is settled: false where the answer was dropped,
   * because something has changed the cart meanwhile.
   *
   * @param isChanging Whether a change is under way.
   */
  refresh(isChanging: () => boolean): Promise<boolean>;
}

/**
 * Keeps the server's cart. An answer to a question from before something newer was answered, or asked for
 * in doubt, is dropped.
 */
export function createServerCart(read: () => Promise<Cart>): ServerCart {
  let cart = EMPTY_CART;
  let status: CartStatus = 'unknown';
  /** Counts what the cart was changed by. */
  let age = 0;

  const take = (answer: Cart) => {
    cart = answer;
    status = 'ready';
    age += 1;
  };

  return {
    get status() {
      return status;
    },
    get cart() {
      return cart;
    },
    take,
    async readAgain() {
      age += 1;
      const before = age;
      try {
        const answer = await read();
        if (before === age) take(answer);
      } catch {
        if (before === age) status = 'failed';
      }
    },
    async refresh(isChanging) {
      const before = age;
      const isCurrent = () => before === age && !isChanging();
      if (status !== 'ready') status = 'loading';
      try {
        const answer = await read();
        if (isCurrent()) take(answer);
        else return false;
      } catch {
        // What is known stays, and is said to be in doubt.
        if (before === age) status = 'failed';
      }
      return true;
    },
  };
}
