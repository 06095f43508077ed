import mitt from 'mitt';
import type { Scope } from '#engine/scope';
import { type Asked, type Cart, EMPTY_CART } from './cart';
import { type Change, queueChange } from './changes';
import { shownCart } from './shownCart';

/** What the store asks of the server. */
export interface CartCalls {
  /** Reads the cart; the empty one where there is none yet. */
  read(): Promise<Cart>;
  /** Adds what a press asks for, once, however often it is sent; the whole cart comes back. */
  add(asked: Asked, pressId: string): Promise<Cart>;
  /** Sets how many of an item there are; the whole cart comes back. */
  setQuantity(token: string, itemId: string, quantity: number): Promise<Cart>;
}

/** A call that ended without an answer: whether the server has acted on it is unknown. */
export class LostAnswer extends Error {}

export type CartStatus = 'unknown' | 'loading' | 'ready' | 'failed';

/** What became of one change. */
export interface Outcome {
  change: Change;
  /** Why it was refused; undefined where it was saved. */
  error: unknown;
}

interface CartEvents {
  change: undefined;
  outcome: Outcome;
  [type: string | symbol]: unknown;
}

/** A visitor's cart on this page. */
export interface CartStore {
  readonly status: CartStatus;
  /** As the visitor sees it: with what waits to be saved. */
  readonly cart: Cart;
  /** Whether changes wait to be saved, for the network or for their turn. */
  readonly isSaving: boolean;
  add(asked: Asked, pressId: string): void;
  setQuantity(itemId: string, quantity: number): void;
  /** Reads the server's cart. An answer from before a change that was made meanwhile is dropped. */
  refresh(): Promise<void>;
  on<Type extends 'change' | 'outcome'>(
    type: Type,
    handler: (detail: CartEvents[Type]) => void,
  ): () => void;
}

/** How often an add whose answer was lost is sent again, with the same press. */
const ADD_TRIES = 3;

/**
 * Creates the store. Changes are shown at once, sent one after the other, and taken back where the
 * server refuses them. After a lost answer an add is sent again, for the server adds a press once;
 * anything else is never repeated: the server's cart is read, and stands.
 *
 * @param whenOnline Resolves when the browser has a network.
 */
export function createCartStore(
  calls: CartCalls,
  scope: Pick<Scope, 'isEnded'>,
  whenOnline: () => Promise<void>,
): CartStore {
  const told = mitt<CartEvents>();
  let server = EMPTY_CART;
  let status: CartStatus = 'unknown';
  let queue: readonly Change[] = [];
  let isWorking = false;
  /** Counts what the server's cart was changed by: an answer that set out before is old. */
  let age = 0;

  const tell = () => told.emit('change');

  const take = (cart: Cart) => {
    server = cart;
    status = 'ready';
    age += 1;
  };

  const send = (change: Change): Promise<Cart> =>
    change.kind === 'add'
      ? calls.add(change.asked, change.pressId)
      : calls.setQuantity(server.token, change.itemId, change.quantity);

  /** Sends a change until it is known what became of it. */
  const settle = async (change: Change): Promise<unknown> => {
    for (let tries = 1; ; tries += 1) {
      await whenOnline();
      try {
        take(await send(change));
        return undefined;
      } catch (error) {
        const isLost = error instanceof LostAnswer;
        if (isLost && change.kind === 'add' && tries < ADD_TRIES) continue;
        if (isLost) await calls.read().then(take, () => {});
        return error;
      }
    }
  };

  const work = async () => {
    if (isWorking) return;
    isWorking = true;
    for (let [change] = queue; change && !scope.isEnded; [change] = queue) {
      change.isSent = true;
      const error = await settle(change);
      queue = queue.filter((one) => one !== change);
      if (scope.isEnded) break;
      tell();
      told.emit('outcome', { change, error });
    }
    isWorking = false;
  };

  const enqueue = (change: Change) => {
    queue = queueChange(queue, change);
    tell();
    work();
  };

  return {
    get status() {
      return status;
    },
    get cart() {
      return shownCart(server, queue);
    },
    get isSaving() {
      return queue.length > 0;
    },
    add: (asked, pressId) => enqueue({ kind: 'add', pressId, asked, isSent: false }),
    setQuantity: (itemId, quantity) => enqueue({ kind: 'set', itemId, quantity, isSent: false }),
    async refresh() {
      const before = age;
      if (status === 'unknown' || status === 'failed') status = 'loading';
      tell();
      try {
        const cart = await calls.read();
        // Whatever has changed the cart since, its own answer tells.
        if (before === age && !queue.some(({ isSent }) => isSent)) take(cart);
      } catch {
        if (status === 'loading') status = 'failed';
      }
      if (!scope.isEnded) tell();
    },
    on(type, handler) {
      told.on(type, handler);
      return () => told.off(type, handler);
    },
  };
}
