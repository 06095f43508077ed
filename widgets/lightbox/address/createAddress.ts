import type { Scope } from '#engine/scope';
import { itemHash } from '../items/itemHash';
import type { LightboxItem } from '../service';

/** Writes the open item into the page's address, over the history entry that is there. */
export interface Address {
  show(item: LightboxItem): void;
}

/**
 * Creates the writer. With its scope it gives the address back as it was, unless somebody else has
 * changed it.
 */
export function createAddress(scope: Pick<Scope, 'own'>): Address {
  const before = location.href;
  let written: string | undefined;

  const replace = (address: string) => {
    try {
      history.replaceState(history.state, '', address);
    } catch {
      // Too many changes in too short a time (Safari): the next one may be written again.
    }
  };
  scope.own(() => {
    if (written !== undefined && location.href === written) replace(before);
  });
  return {
    show(item) {
      // Somebody else has changed it meanwhile.
      if (location.href !== (written ?? before)) return;
      const address = new URL(location.href);
      address.hash = itemHash(item, address.hash);
      replace(address.href);
      written = location.href;
    },
  };
}
