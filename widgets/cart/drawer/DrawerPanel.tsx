import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { CartSettings } from '#commerce/cartView/cartSettings';
import { CartContent } from '#commerce/cartView/content/CartContent.tsx';
import { CartNotLoaded } from '#commerce/cartView/content/CartNotLoaded.tsx';
import { useCartService } from '#commerce/cartView/content/useCartService';
import type { Scope } from '#engine/scope';
import { cartPage } from '#texts/commerce/cartPage';
import { siteTexts } from '#texts/siteTexts';
import { dialogs } from '#texts/widgets/dialogs';

interface DrawerPanelProps {
  layer: HTMLElement;
  cartUrl: string;
  settings: CartSettings;
  scope: Scope;
  close(): void;
}

/** Draws the cart as a dialog at the side of the window. */
export function DrawerPanel({ layer, cartUrl, settings, scope, close }: DrawerPanelProps) {
  const { cart, isAskedAgain, hasFailed, tryAgain } = useCartService(scope);
  const [texts] = useState(() => siteTexts(scope.runtime, 'cartPage', cartPage));
  const [dialogTexts] = useState(() => siteTexts(scope.runtime, 'dialogs', dialogs));
  const closeButton = (
    <button
      type="button"
      className="skerry-cart-close"
      aria-label={dialogTexts.close}
      onClick={close}
    >
      <span aria-hidden="true">×</span>
    </button>
  );
  return createPortal(
    <>
      {/* Everything behind it is inert: a press beside it closes it. */}
      <div className="skerry-cart-overlay" onClick={close} aria-hidden="true" />
      <div
        className="skerry-cart-drawer"
        role="dialog"
        aria-modal="true"
        aria-label={texts.title}
        tabIndex={-1}
      >
        {cart ? (
          <CartContent
            cart={cart}
            settings={settings}
            scope={scope}
            level="h2"
            takesFocus={isAskedAgain}
          >
            {closeButton}
          </CartContent>
        ) : (
          <div className="cart-head">
            {hasFailed && <CartNotLoaded level="h2" scope={scope} tryAgain={tryAgain} />}
            {closeButton}
          </div>
        )}
        <a className="cart-continue" href={cartUrl}>
          {texts.viewCart}
        </a>
      </div>
    </>,
    layer,
  );
}
