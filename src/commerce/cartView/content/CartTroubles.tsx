import { useState } from 'react';
import type { Scope } from '#engine/scope';
import { useStore } from '#page/island/useStore';
import { cartFailures } from '#texts/commerce/cartFailures';
import type { cartPage } from '#texts/commerce/cartPage';
import { siteTexts } from '#texts/siteTexts';
import type { CartService } from '../../cart/createCart';

interface CartTroublesProps {
  cart: CartService;
  texts: typeof cartPage;
  scope: Scope;
  /** What could not be saved of what is no line any more. */
  others: readonly string[];
}

/** Says what stands in the way of the whole cart: no network, or no answer. */
export function CartTroubles({ cart, texts, scope, others }: CartTroublesProps) {
  const { status, isOffline } = useStore(cart.subscribe, () => cart.state);
  const [failureTexts] = useState(() => siteTexts(scope.runtime, 'cartFailures', cartFailures));
  return (
    <div role="alert">
      {isOffline && <p className="cart-message">{failureTexts.offline}</p>}
      {others.map((text) => (
        <p key={text} className="cart-message">
          {text}
        </p>
      ))}
      {status === 'failed' && (
        <p className="cart-message">
          {failureTexts.connect}{' '}
          <button type="button" onClick={() => cart.refresh()}>
            {texts.tryAgain}
          </button>
        </p>
      )}
    </div>
  );
}
