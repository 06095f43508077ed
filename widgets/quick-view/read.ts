import { allowedAddress } from '#page/links/allowedAddress';

const BUTTONS = '.sqs-product-quick-view-button,[data-block=product-quick-view]';

/** What holds the quick views that belong together, in neutral markup. */
const LIST = '[data-quick-view-list],ul,ol';

/** A product that a quick view shows. */
export interface QuickViewItem {
  /** What a visitor presses. */
  button: HTMLElement;
  /** The full address of the product's page, of this site. */
  address: string;
  /** The product's id, for the platform's count. */
  id: string | undefined;
}

/** The link to a product's page: the button itself, around it, or the first in what is nearest around it. */
function findLink(button: HTMLElement): Element | null {
  const around = button.closest('a[href]');
  if (around) return around;
  for (let near = button.parentElement; near && near !== document.body; near = near.parentElement) {
    const link = near.querySelector('a[href]');
    if (link) return link;
  }
  return null;
}

/** Reads a quick view; null where it leads to no page of this site. */
export function readItem(button: HTMLElement): QuickViewItem | null {
  const link = findLink(button)?.getAttribute('href');
  const address = link ? allowedAddress(link, document.baseURI) : undefined;
  if (!address || new URL(address).origin !== location.origin) return null;
  return { button, address, id: button.dataset.id || button.dataset.itemId };
}

/** Returns the products among which a visitor moves on from this one, in the order of the page. */
export function readItems(button: HTMLElement): QuickViewItem[] {
  const { group } = button.dataset;
  const list = group ? document : (button.closest(LIST) ?? document);
  return [...list.querySelectorAll<HTMLElement>(BUTTONS)]
    .filter((one) => one.dataset.group === group)
    .flatMap((one) => readItem(one) ?? []);
}
