import type { Scope } from '#engine/scope';
import { navigate } from '#page/links/navigate';
import { CHECKOUT } from '../cartSettings';

/** Goes to the checkout: by the platform's door, which looks at the cookies first, or another address. */
export async function goToCheckout(scope: Scope, address: string): Promise<void> {
  try {
    if (address === CHECKOUT) await (await scope.runtime.use('checkout')).go();
    else navigate(address);
  } catch (error) {
    scope.report(error);
    navigate(address);
  }
}
