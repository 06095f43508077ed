import { asksForItem } from '#engine/address/asksForItem';
import type { Cancel } from '#engine/clock';
import { listenAll } from '#engine/listenAll';

/**
 * Whether the visitor came to the item that the page's address names by a link within the page, so
 * that it is to be brought into view. With the address that a page is loaded with the browser puts
 * them where they belong, which may be where they were before.
 */
export function isItemLinkFollowed(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return asksForItem() && !!loaded && new URL(loaded.name).hash !== location.hash;
}

/**
 * Tells when the page's address comes to name an item (`#itemId=…`): a link was followed. Not
 * where that is Back, which has closed what was open: the address from before may name an item too.
 */
export function watchItemHash(isOpen: () => boolean, tell: () => void): Cancel {
  let hasClosed = false;
  return listenAll(
    window,
    {
      popstate() {
        hasClosed = isOpen();
      },
      hashchange() {
        if (!hasClosed && asksForItem()) tell();
        hasClosed = false;
      },
    },
    true,
  );
}
