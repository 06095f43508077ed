import { useCallback, useLayoutEffect, useState } from 'react';
import { warnNotLoaded } from '#commerce/warnNotLoaded';
import type { Scope } from '#engine/scope';
import type { CartService } from '../../cart/createCart';

/** The cart of the page; undefined until its code is here. */
interface UsedCart {
  cart: CartService | undefined;
  /** Whether a visitor has asked again for it, and waits for it with the keyboard. */
  isAskedAgain: boolean;
  /** Its code can't be had. */
  hasFailed: boolean;
  tryAgain(): void;
}

/** Loads the cart's service, and asks for the cart where nobody has. */
export function useCartService(scope: Scope): UsedCart {
  const [cart, setCart] = useState<CartService>();
  const [hasFailed, setFailed] = useState(false);
  const [isAskedAgain, setAskedAgain] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    scope.runtime.use('cart').then(
      (service) => {
        if (scope.isEnded) return;
        if (service.state.status === 'unknown') service.refresh();
        setCart(service);
      },
      (error) => {
        if (scope.isEnded) return;
        warnNotLoaded();
        scope.report(error);
        setFailed(true);
      },
    );
  }, [scope]);
  useLayoutEffect(load, [load]);
  const tryAgain = () => {
    setAskedAgain(true);
    load();
  };
  return { cart, isAskedAgain, hasFailed, tryAgain };
}
