import type { Money } from '#rules/money/money';

/** One line of a cart. */
export interface CartItem {
  id: string;
  name: string;
  /** Where its page is; undefined where the server does not say, as the others below. */
  url: string | undefined;
  image: string | undefined;
  /** The value of each option: `Large`, `Blue`. */
  options: readonly string[];
  quantity: number;
  unitPrice: Money | undefined;
  total: Money | undefined;
}

/** A visitor's cart. */
export interface Cart {
  /** Its name in calls; '' where there is none yet. */
  token: string;
  items: readonly CartItem[];
  /** How many items are in all lines, with those that are being added. */
  quantity: number;
  subtotal: Money | undefined;
}

/** A cart in which nothing is. */
export const EMPTY_CART: Cart = { token: '', items: [], quantity: 0, subtotal: undefined };

/** What a visitor asks to be put into the cart. */
export interface Asked {
  itemId: string;
  /** Of the chosen variant; null for a product without. */
  sku: string | null;
  quantity: number;
  /** JSON of the fields of a product's form; null where it has none. */
  additionalFields: string | null;
}
