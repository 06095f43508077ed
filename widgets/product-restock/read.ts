import type { ReadScope } from '#engine/scope';

/** A form for the news that a variant is back. */
export interface RestockModel {
  /** The product that it is of; '' of the one around it. */
  itemId: string;
  /** Takes the SKU of the variant; null where the form asks for the product as a whole. */
  sku: HTMLInputElement | null;
}

/** Reads a restock block; null, after a warning, for one without a form. */
export function readRestock({ node, warn }: Pick<ReadScope, 'node' | 'warn'>): RestockModel | null {
  if (!node.querySelector('form')) {
    warn('form', 'is missing; left as it is');
    return null;
  }
  return {
    itemId: node.closest('[data-item-id]')?.getAttribute('data-item-id') ?? '',
    sku: node.querySelector<HTMLInputElement>('input[type=hidden][name=sku]'),
  };
}
