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
  }
}
