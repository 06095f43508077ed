import type { Cancel } from '#engine/clock';
import { listen } from '#engine/events';
import type { Scope } from '#engine/scope';
import type { ProductTexts } from '../productTexts';
import type { LiveRegions } from './createLiveRegions';

/** Says of an add that it waits for the network, and when it goes on. Returns how to stop. */
export function tellOffline(
  scope: Pick<Scope, 'own'>,
  { cartFailures, productPage }: Pick<ProductTexts, 'cartFailures' | 'productPage'>,
  regions: LiveRegions,
): Cancel {
  let wasOffline = false;
  return scope.own(
    listen('cartchange', ({ isOffline }) => {
      if (isOffline === wasOffline) return;
      wasOffline = isOffline;
      regions.tell(isOffline ? cartFailures.offline : productPage.adding);
    }),
  );
}
