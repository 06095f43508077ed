import { Words } from '#page/island/Words.tsx';
import { formatMoney } from '#rules/money/formatMoney';
import { toMinorUnits } from '#rules/money/money';
import type { cartPage } from '#texts/commerce/cartPage';
import { fillText } from '#texts/fillText';
import type { Cart } from '../../cart/cart';
import type { CartSettings } from '../cartSettings';

interface CartFootProps {
  cart: Cart;
  settings: CartSettings;
  texts: typeof cartPage;
  /** Of the text that says what is missing. */
  id: string;
  /** Saves what waits, before the link leads on in another tab. */
  onLeave(): void;
  /** Goes to the checkout in place of the link. */
  onCheckout(): void;
}

/** Whether a subtotal is below the least that can be checked out. */
function isTooLittle({ subtotal }: Cart, { minimum }: CartSettings): boolean {
  if (!minimum || !subtotal || minimum.currencyCode !== subtotal.currencyCode) return false;
  return toMinorUnits(subtotal).units < toMinorUnits(minimum).units;
}

/** Draws what all costs, and the way to the checkout. */
export function CartFoot({ cart, settings, texts, id, onLeave, onCheckout }: CartFootProps) {
  const { numbers, minimum, checkoutUrl } = settings;
  const isBlocked = isTooLittle(cart, settings);
  return (
    <div className="cart-foot">
      {cart.subtotal && (
        <p className="cart-subtotal">
          <span className="label">{texts.subtotal}</span>{' '}
          <span className="price">
            <Words>{formatMoney(cart.subtotal, numbers)}</Words>
          </span>
        </p>
      )}
      {isBlocked && minimum && (
        <p className="cart-minimum" id={id}>
          {fillText(texts.minimum, { subtotal: formatMoney(minimum, numbers) })}
        </p>
      )}
      <div className="cart-checkout">
        <a
          className="checkout-button"
          href={checkoutUrl}
          aria-disabled={isBlocked || undefined}
          aria-describedby={isBlocked ? id : undefined}
          onAuxClick={onLeave}
          onClick={(event) => {
            if (!isBlocked && (event.ctrlKey || event.metaKey || event.shiftKey)) {
              onLeave();
              return;
            }
            event.preventDefault();
            if (!isBlocked) onCheckout();
          }}
        >
          {texts.checkout}
        </a>
      </div>
    </div>
  );
}
