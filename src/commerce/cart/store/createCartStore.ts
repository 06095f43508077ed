import mitt from 'mitt';
import type { Scope } from '#engine/scope';
import type { Asked, Cart } from '../cart';
import type { CartCalls } from './cartCalls';
import { type Change, queueChange } from './changes';
import { type CartStatus, createServerCart } from './createServerCart';
import { createSettle, type Outcome } from './createSettle';
import { shownCart } from './shownCart';

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
  /**
   * Reads the server's cart. An answer from before a change that was made meanwhile is dropped, and
   * another one asked for.
   */
  refresh(): Promise<void>;
  /** Sends at once all that waits for its turn: the page is going. */
  flush(): void;
  on<Type extends 'change' | 'outcome'>(
    type: Type,
    handler: (detail: CartEvents[Type]) => void,
  ): () => void;
}

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
  const server = createServerCart(calls.read);
  let queue: readonly Change[] = [];
  let isWorking = false;
  /** Whether the server's cart is to be read, and what reads it. */
  let isStale = false;
  let isReading = false;
  let reading = Promise.resolve();

  const tell = () => {
    if (!scope.isEnded) told.emit('change');
  };

  const isChanging = () => queue.some(({ isSent }) => isSent);

  /** Reads until an answer is as new as all that is known. */
  const catchUp = async () => {
    isReading = true;
    while (isStale && !isChanging() && !scope.isEnded) {
      isStale = false;
      const answer = server.refresh(isChanging);
      tell();
      if (!(await answer)) isStale = true;
      tell();
    }
    isReading = false;
  };

  const refresh = () => {
    isStale = true;
    if (!isReading) reading = catchUp();
    return reading;
  };

  const settle = createSettle(calls, server, scope, whenOnline);

  const save = async (change: Change) => {
    change.isSent = true;
    const outcome = await settle(change);
    queue = queue.filter((one) => one !== change);
    tell();
    if (!scope.isEnded) told.emit('outcome', outcome);
    // Another tab may have said meanwhile that the cart has changed there.
    if (isStale) refresh();
  };

  const nextUnsent = () => queue.find(({ isSent }) => !isSent);

  const work = async () => {
    if (isWorking) return;
    isWorking = true;
    for (let next = nextUnsent(); next && !scope.isEnded; next = nextUnsent()) await save(next);
    isWorking = false;
  };

  const enqueue = (change: Change) => {
    queue = queueChange(queue, change);
    tell();
    work();
  };

  return {
    get status() {
      return server.status;
    },
    get cart() {
      return shownCart(server.cart, queue);
    },
    get isSaving() {
      return queue.length > 0;
    },
    add: (asked, pressId) => enqueue({ kind: 'add', pressId, asked, isSent: false }),
    setQuantity: (itemId, quantity) => enqueue({ kind: 'set', itemId, quantity, isSent: false }),
    refresh,
    flush() {
      for (const change of queue) if (!change.isSent) save(change);
    },
    on(type, handler) {
      told.on(type, handler);
      return () => told.off(type, handler);
    },
  };
}
