import type { ReadScope } from '#engine/scope';

/** A button that leads to a donation. */
export interface DonationModel {
  /** The id of the donation's page. */
  pageId: string;
}

/** Where servers write the id, on the button or around it in its block: the first of them counts. */
const ID_NAMES = ['data-donate-page-id', 'data-item-id'] as const;

function attributeAround(node: HTMLElement, name: string): string {
  const found = node.closest(`[${name}]`);
  // Further out it is another item's: the article's in which the block stands.
  const root = node.closest('.sqs-block') ?? node;
  return (found && root.contains(found) && found.getAttribute(name)) || '';
}

/**
 * Reads a button for donations; null, after a warning, where no id is to be had. No page that was seen
 * has such a button: the attributes are the name of the id in the address, and that of products.
 */
export function readDonation({
  node,
  warn,
}: Pick<ReadScope, 'node' | 'warn'>): DonationModel | null {
  const pageId = ID_NAMES.map((name) => attributeAround(node, name)).find(Boolean);
  if (!pageId) {
    warn(ID_NAMES[0], 'says no donation; left as it is');
    return null;
  }
  return { pageId };
}
