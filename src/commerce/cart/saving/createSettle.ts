import type { Scope } from '#engine/scope';
import type { Change } from '../store/changes';
import type { ServerCart } from '../store/createServerCart';
import type { Outcome } from '../store/outcome';
import { type CartWrites, LostAnswer, type Saved } from './cartWrites';

/** How often an add is sent whose answers are lost, with the same press. */
const ADD_TRIES = 3;

/** Makes what sends a change until it is known what became of it. */
export function createSettle(
  writes: CartWrites,
  server: ServerCart,
  scope: Pick<Scope, 'isEnded'>,
  whenOnline: () => Promise<void>,
): (change: Change) => Promise<Outcome> {
  /** Whether the server's cart has as many of an item as a change asks for. */
  const holds = ({ itemId, quantity }: Change & { kind: 'set' }) =>
    quantity === (server.cart.items.find(({ id }) => id === itemId)?.quantity ?? 0);

  const send = (change: Change): Promise<Saved> =>
    change.kind === 'add'
      ? writes.add(change.asked, change.pressId)
      : writes.setQuantity(server.cart.token, change.itemId, change.quantity);

  return async (change) => {
    for (let tries = 1; ; tries += 1) {
      await whenOnline();
      try {
        const { cart, itemId, left } = await send(change);
        if (cart) server.take(cart);
        else await server.readAgain();
        const id = change.kind === 'add' ? itemId : change.itemId;
        const item = server.cart.items.find((one) => one.id === id);
        return { change, error: undefined, item, left };
      } catch (error) {
        const isLost = error instanceof LostAnswer;
        if (isLost && change.kind === 'add' && tries < ADD_TRIES && !scope.isEnded) continue;
        // What was refused may be so because the cart has changed elsewhere.
        await server.readAgain();
        const isSaved = server.status === 'ready' && change.kind === 'set' && holds(change);
        return { change, error: isSaved ? undefined : error, item: undefined, left: undefined };
      }
    }
  };
}
