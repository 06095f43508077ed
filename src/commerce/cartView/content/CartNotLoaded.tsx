import { useState } from 'react';
import type { Scope } from '#engine/scope';
import { cartFailures } from '#texts/commerce/cartFailures';
import { cartPage } from '#texts/commerce/cartPage';
import { siteTexts } from '#texts/siteTexts';

interface CartNotLoadedProps {
  level: 'h1' | 'h2';
  scope: Scope;
  tryAgain(): void;
}

/** Says that the code of the cart can't be had. */
export function CartNotLoaded({ level: Heading, scope, tryAgain }: CartNotLoadedProps) {
  const [failureTexts] = useState(() => siteTexts(scope.runtime, 'cartFailures', cartFailures));
  const [texts] = useState(() => siteTexts(scope.runtime, 'cartPage', cartPage));
  return (
    <>
      <Heading className="cart-title">{texts.title}</Heading>
      <p className="cart-message" role="alert">
        {failureTexts.notLoaded}{' '}
        <button type="button" onClick={tryAgain}>
          {texts.tryAgain}
        </button>
      </p>
    </>
  );
}
