import { listen } from '#engine/events';
import type { Scope } from '#engine/scope';
import { navigate } from '#page/links/navigate';
import type { CartService } from '../../cart/createCart';
import { CHECKOUT } from '../../checkout/checkoutPath';

/** For so long the checkout waits for changes to be saved, in milliseconds. */
const SAVING_MS = 3000;

/**
 * Goes to the checkout once all changes are saved: by the platform's door, which looks at the cookies
 * first, or another address. Stays where one was not saved as it was meant, which the cart says, and where
 * one waits for the network: leaving would lose it.
 */
export async function goToCheckout(
  scope: Scope,
  cart: CartService,
  address: string,
): Promise<void> {
  const late = new Promise<void>((resolve) => scope.after(SAVING_MS, resolve));
  let hasFailed = false;
  const stop = listen('cartfailed', () => {
    hasFailed = true;
  });
  await Promise.race([cart.settle(), late]);
  stop();
  if (scope.isEnded || hasFailed || cart.state.isOffline) return;
  try {
    if (address === CHECKOUT) await (await scope.runtime.use('checkout')).go();
    else navigate(address);
  } catch (error) {
    scope.report(error);
    navigate(address);
  }
}
