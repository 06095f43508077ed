import mitt from 'mitt';
import type { Scope } from '#engine/scope';
import type { Asked, Cart } from '../cart';
import { type Change, isHeldFor, queueChange } from './changes';
import { createQueue } from './createQueue';
import { createRefresh } from './createRefresh';
import type { CartStatus, ServerCart } from './createServerCart';
import type { Outcome } from './outcome';
import { shownCart } from './shownCart';
import { type CartLine, shownLines } from './shownLines';

interface CartEvents<Settled> {
  change: undefined;
  outcome: Settled;
  [type: string | symbol]: unknown;
}

/** A visitor's cart on this page. */
export interface CartStore<Settled extends Outcome = Outcome> {
  readonly status: CartStatus;
  /** As the visitor sees it: with what waits to be saved. */
  readonly cart: Cart;
  /** Its lines, with those whose removal can still be undone. */
  readonly lines: readonly CartLine[];
  /** Whether changes wait to be saved, for the network or for their turn. */
  readonly isSaving: boolean;
  add(asked: Asked, pressId: string): void;
  setQuantity(itemId: string, quantity: number): void;
  /** Takes an item out for the eye; the server hears of it by `release`. */
  hold(itemId: string): void;
  /** Sends the removal that was held; without an id all of them. */
  release(itemId?: string): void;
  /** Forgets the removal that was held. */
  undo(itemId: string): void;
  /**
   * Reads the server's cart. An answer from before a change that was made meanwhile is dropped, and
   * another one asked for.
   */
  refresh(): Promise<void>;
  /** Sends at once all that waits, for its turn or to be undone: the page is going. */
  flush(): void;
  on<Type extends 'change' | 'outcome'>(
    type: Type,
    handler: (detail: CartEvents<Settled>[Type]) => void,
  ): () => void;
}

/**
 * Creates the store. Changes are shown at once, sent one after the other, and taken back where the
 * server refuses them.
 *
 * @param server What it is of.
 * @param settle Sends a change; resolves when it is known what became of it.
 * @param whenShown Resolves when the visitor sees what has changed. Only then it is sent, or by `flush`.
 */
export function createCartStore<Settled extends Outcome>(
  server: ServerCart,
  settle: (change: Change) => Promise<Settled>,
  scope: Pick<Scope, 'isEnded'>,
  whenShown: () => Promise<void>,
): CartStore<Settled> {
  const told = mitt<CartEvents<Settled>>();

  const tell = () => {
    if (!scope.isEnded) told.emit('change');
  };

  const save = async (change: Change) => {
    const outcome = await settle(change);
    return () => {
      if (!scope.isEnded) told.emit('outcome', outcome);
      // Another tab may have said meanwhile that the cart has changed there.
      refresh.goOn();
    };
  };
  const queue = createQueue(scope, save, tell, whenShown);
  const isChanging = () => queue.changes.some(({ isSent }) => isSent);
  const refresh = createRefresh(server, scope, isChanging, tell);
  const enqueue = (change: Change) => queue.put(queueChange(queue.changes, change));

  return {
    get status() {
      return server.status;
    },
    get cart() {
      return shownCart(server.cart, queue.changes);
    },
    get lines() {
      return shownLines(server.cart, queue.changes);
    },
    get isSaving() {
      return queue.changes.length > 0;
    },
    add: (asked, pressId) => enqueue({ kind: 'add', pressId, asked, isSent: false }),
    setQuantity: (itemId, quantity) =>
      enqueue({ kind: 'set', itemId, quantity, isSent: false, isHeld: false }),
    hold(itemId) {
      if (queue.changes.some((change) => isHeldFor(change, itemId))) return;
      enqueue({ kind: 'set', itemId, quantity: 0, isSent: false, isHeld: true });
    },
    release(itemId) {
      const release = (change: Change) =>
        change.kind === 'set' && change.isHeld && change.itemId === (itemId ?? change.itemId)
          ? { ...change, isHeld: false }
          : change;
      queue.put(queue.changes.map(release));
    },
    undo: (itemId) => queue.put(queue.changes.filter((change) => !isHeldFor(change, itemId))),
    refresh: refresh.start,
    flush: queue.flush,
    on(type, handler) {
      told.on(type, handler);
      return () => told.off(type, handler);
    },
  };
}
