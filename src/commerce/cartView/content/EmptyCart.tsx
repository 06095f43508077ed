import type { cartPage } from '#texts/commerce/cartPage';

interface EmptyCartProps {
  texts: typeof cartPage;
  continueUrl: string | undefined;
}

/** Draws a cart in which nothing is. */
export function EmptyCart({ texts, continueUrl }: EmptyCartProps) {
  return (
    <div className="cart-empty">
      <p className="empty-message">{texts.empty}</p>
      {continueUrl && (
        <a className="cart-continue" href={continueUrl}>
          {texts.continueShopping}
        </a>
      )}
    </div>
  );
}
