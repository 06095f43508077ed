import type { Money } from '#rules/money/money';

/** How a cart is drawn. */
export interface CartSettings {
  /** The language tag by which money is written. */
  locale: string;
  checkoutUrl: string;
  /** Where the shop is; undefined where nobody says. */
  continueUrl: string | undefined;
  /** Below this subtotal nobody can check out. */
  minimum: Money | undefined;
}

/** The platform's door to the checkout. */
export const CHECKOUT = '/commerce/goto-checkout';
