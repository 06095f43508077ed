import type { cart } from '#texts/commerce/cart';
import { fillText } from '#texts/fillText';

/** The highest count that is told: there, and beyond, it reads `100+`. */
const HIGHEST = 100;

/** Returns the count as a link shows it: `3`, `100+`. */
export const shownQuantity = (quantity: number): string =>
  quantity < HIGHEST ? String(quantity) : `${HIGHEST}+`;

/** Returns what a screen reader says of a cart; of an unknown or empty one its name alone. */
export function spokenQuantity(quantity: number | undefined, texts: typeof cart): string {
  if (!quantity) return texts.label;
  if (quantity === 1) return texts.oneItem;
  return quantity > HIGHEST ? texts.manyItems : fillText(texts.items, { n: quantity });
}
