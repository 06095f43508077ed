import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { CartContent } from '#commerce/cartView/content/CartContent.tsx';
import { CartNotLoaded } from '#commerce/cartView/content/CartNotLoaded.tsx';
import { useCartService } from '#commerce/cartView/content/useCartService';
import { hideNodes } from '#page/hideNodes';
import type { IslandProps } from '#page/island/defineIsland.tsx';
import { useOwnElement } from '#page/island/useOwnElement';
import { clearHeader } from './clearHeader';
import type { CartModel } from './read';

/** Draws the cart page; what the server wrote in its place is there without it. */
export function CartPage({ model, scope }: IslandProps<CartModel>) {
  const { place, settings } = model;
  const { cart, isAskedAgain, hasFailed, tryAgain } = useCartService(scope);
  const [level] = useState<'h1' | 'h2'>(() => (document.querySelector('h1') ? 'h2' : 'h1'));
  const own = useOwnElement(place, 'skerry-cart', 'append');

  useLayoutEffect(() => {
    const part = scope.begin();
    clearHeader(place, part);
    return part.destroy;
  }, [scope, place]);

  // The server's own words stay until there is something in their place.
  const isHere = cart !== undefined;
  useLayoutEffect(() => {
    if (!isHere) return;
    const part = scope.begin();
    hideNodes(
      [...place.childNodes].filter((child) => child !== own),
      part,
    );
    return part.destroy;
  }, [scope, place, own, isHere]);

  return createPortal(
    cart ? (
      <CartContent
        cart={cart}
        settings={settings}
        scope={scope}
        level={level}
        takesFocus={isAskedAgain}
      />
    ) : (
      hasFailed && <CartNotLoaded level={level} scope={scope} tryAgain={tryAgain} />
    ),
    own,
  );
}
