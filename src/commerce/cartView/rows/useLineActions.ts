import { useMemo, useRef } from 'react';
import type { CartService } from '../../cart/createCart';
import type { LineActions } from './CartRow';
import type { RowFocus } from './useRowFocus';

/** For so long a removal can be undone, in milliseconds. */
const UNDO_MS = 5000;

/**
 * Returns what a visitor does with lines. It keeps its identity, so that lines are drawn when they change
 * alone.
 *
 * @param forget Forgets why the last change of a line was not saved.
 */
export function useLineActions(
  cart: CartService,
  focus: RowFocus,
  forget: (id: string) => void,
): LineActions {
  const now = useRef({ focus, forget });
  now.current = { focus, forget };
  return useMemo(
    () => ({
      setQuantity(id, quantity) {
        now.current.forget(id);
        cart.setQuantity(id, quantity);
      },
      remove(id) {
        now.current.forget(id);
        now.current.focus.afterRemoval(id);
        cart.remove(id, UNDO_MS);
      },
      undo(id) {
        now.current.focus.afterUndo(id);
        cart.undo(id);
      },
    }),
    [cart],
  );
}
