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
  const restore = () => {
    if (written !== undefined && location.href === written) replace(before);
    written = undefined;
  };

  return {
    show(item) {
      const hash = itemHash(item);
      if (!hash) return restore();
      if (written === undefined ? location.href !== before : location.href !== written) return;
      // Resolved against the page, not against its `<base>`.
      const address = new URL(hash, location.href).href;
      replace(address);
      written = location.href;
    },
    restore,
  };
}
