/** A variant that a visitor has chosen, as far as a restock form is concerned. */
export interface ChosenVariant {
  itemId: string;
  sku: string;
  isSoldOut: boolean;
}

/** Reads the detail of `skerry:variantchange`; undefined where it names no variant. */
export function readVariant(detail: unknown): ChosenVariant | undefined {
  const { variant } = Object(detail);
  const { itemId, sku, isSoldOut } = Object(variant);
  if (typeof sku !== 'string' || !sku) return undefined;
  return { itemId: typeof itemId === 'string' ? itemId : '', sku, isSoldOut: isSoldOut === true };
}
