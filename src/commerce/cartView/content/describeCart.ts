import type { NumberStyle } from '#commerce/readNumberStyle';
import { formatMoney } from '#rules/money/formatMoney';
import type { cartPage } from '#texts/commerce/cartPage';
import { fillText } from '#texts/fillText';
import type { CartState } from '../../cart/cartEvents';

/** Returns what is said of a cart after a change; undefined while it is not known. */
export function describeCart(
  { status, cart }: CartState,
  texts: typeof cartPage,
  numbers: NumberStyle,
): string | undefined {
  if (status !== 'ready') return undefined;
  const { quantity, subtotal } = cart;
  return fillText(quantity ? texts.changed : texts.empty, {
    n: quantity,
    subtotal: subtotal ? formatMoney(subtotal, numbers) : '',
  });
}
