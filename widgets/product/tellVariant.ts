import { emit, listen } from '#engine/events';
import type { BlockScope } from '#engine/scope';
import type { Variant } from './model/readVariants';
import type { ProductModel } from './product';

/** The variant that a visitor has chosen. */
export interface VariantChange {
  itemId: string;
  sku: string;
  isSoldOut: boolean;
}

declare module '#engine/events' {
  interface SkerryEvents {
    /** Another variant of a product was chosen; null while an option is missing. */
    variantchange: { node: HTMLElement; variant: VariantChange | null };
    /** Somebody came late: a product of which another variant is chosen than the server's tells it again. */
    variantask: { node: HTMLElement };
  }
}

/**
 * Makes what tells the page that another variant was chosen. Tells it at once where a browser that came back has
 * restored a choice, and again to who asks.
 */
export function createTelling(
  { node, own }: BlockScope,
  { itemId, options }: ProductModel,
  readVariant: () => Variant | undefined,
): () => void {
  let isOther = options.some(({ read, readSent }) => read() !== readSent());
  const tellOther = () => {
    if (!isOther) return;
    const variant = readVariant();
    const sku = variant?.sku;
    emit(node, 'variantchange', {
      node,
      variant: variant && sku ? { itemId, sku, isSoldOut: variant.stock === 0 } : null,
    });
  };
  tellOther();
  own(listen('variantask', tellOther));
  return () => {
    isOther = true;
    tellOther();
  };
}
