import type { Cancel } from '#engine/clock';
import type { Scope } from '#engine/scope';
import type { CartStore } from '../store/createCartStore';

/** Takes lines out of the cart, for good or so that it can be undone for a while. */
export function createRemovals(scope: Scope, store: CartStore) {
  const waits = new Map<string, Cancel>();
  const stop = (id: string) => {
    waits.get(id)?.();
    waits.delete(id);
  };
  return {
    remove(id: string, undoMs = 0): void {
      stop(id);
      if (!undoMs) {
        store.setQuantity(id, 0);
        return;
      }
      store.hold(id);
      waits.set(
        id,
        scope.after(undoMs, () => store.release(id)),
      );
    },
    undo(id: string): void {
      stop(id);
      store.undo(id);
    },
  };
}
