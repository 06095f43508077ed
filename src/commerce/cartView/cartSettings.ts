import type { NumberStyle } from '#commerce/readNumberStyle';
import type { Money } from '#rules/money/money';

/** How a cart is drawn. */
export interface CartSettings {
  /** How money is written. */
  numbers: NumberStyle;
  checkoutUrl: string;
  /** Where the shop is; undefined where nobody says. */
  continueUrl: string | undefined;
  /** Below this subtotal nobody can check out. */
  minimum: Money | undefined;
}
