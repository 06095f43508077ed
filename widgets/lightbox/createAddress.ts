import type { LightboxItem } from '../../src/services/lightboxes';
import { itemHash } from './itemHash';

/** Writes the open item into the page's address, over the history entry that is there. */
export interface Address {
  show(item: LightboxItem): void;
  /** Gives the address back as it was, unless somebody else has changed it. */
  restore(): void;
}

export function createAddress(): Address {
  const before = location.href;
  let written: string | undefined;

  const replace = (address: string) => {
    try {
      history.replaceState(history.state, '', address);
    } catch {
      // Too many changes in too short a time (Safari): the next one may be written again.
    }
  };
  return {
    show(item) {
      // Somebody else has changed it meanwhile.
      if (location.href !== (written ?? before)) return;
      const address = new URL(location.href);
      address.hash = itemHash(item, address.hash);
      replace(address.href);
      written = location.href;
    },
    restore() {
      if (written !== undefined && location.href === written) replace(before);
      written = undefined;
    },
  };
}
