import type {} from '#commerce/cart/cartEvents';
import { listen } from '#engine/events';
import type { Scope } from '#engine/scope';
import type {} from './createCheckout';
import { isExpressCheckout } from './isExpressCheckout';

/** Goes to the checkout after each add that was saved, where the shop has no cart to look at. */
export function goAfterAdds(scope: Scope): void {
  const { runtime } = scope;
  if (!isExpressCheckout(runtime.context)) return;
  const go = () => runtime.use('checkout').then((checkout) => checkout.go());
  scope.own(
    listen('cartadd', () => {
      go().catch((error) => {
        if (!scope.isEnded) scope.report(error);
      });
    }),
  );
}
