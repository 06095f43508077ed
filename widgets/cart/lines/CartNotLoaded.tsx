import { useState } from 'react';
import type { Scope } from '#engine/scope';
import { cartFailures } from '#texts/commerce/cartFailures';
import { cartPage } from '#texts/commerce/cartPage';
import { siteTexts } from '#texts/siteTexts';

interface CartNotLoadedProps {
  scope: Scope;
  tryAgain(): void;
}

/** Says that the code of the cart can't be had. */
export function CartNotLoaded({ scope, tryAgain }: CartNotLoadedProps) {
  const [failures] = useState(() => siteTexts(scope.runtime, 'cartFailures', cartFailures));
  const [texts] = useState(() => siteTexts(scope.runtime, 'cartPage', cartPage));
  return (
    <div role="alert">
      <p className="cart-message">
        {failures.notLoaded}{' '}
        <button type="button" onClick={tryAgain}>
          {texts.tryAgain}
        </button>
      </p>
    </div>
  );
}
