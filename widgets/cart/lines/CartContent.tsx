import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import type { CartService } from '#commerce/cart/createCart';
import type { Scope } from '#engine/scope';
import { useStore } from '#page/island/useStore';
import { formatMoney } from '#rules/money/formatMoney';
import { cartFailures } from '#texts/commerce/cartFailures';
import { cartPage } from '#texts/commerce/cartPage';
import { fillText } from '#texts/fillText';
import { siteTexts } from '#texts/siteTexts';
import type { CartSettings } from '../read';
import { CartFoot } from './CartFoot';
import { CartRow, type LineActions } from './CartRow';
import { EmptyCart } from './EmptyCart';
import { goToCheckout } from './goToCheckout';
import { LoadingRows } from './LoadingRows';
import { useFailures } from './useFailures';
import { useRowFocus } from './useRowFocus';
import { useSaid } from './useSaid';

/** For so long a removal can be undone, in milliseconds. */
const UNDO_MS = 5000;

interface CartContentProps {
  cart: CartService;
  settings: CartSettings;
  scope: Scope;
  /** The heading's level: 1 on a page of its own. */
  level: 'h1' | 'h2';
  /** Beside the heading. */
  children?: ReactNode;
}

/** Draws a cart: its lines, what they cost, and the way on. */
export function CartContent({ cart, settings, scope, level: Heading, children }: CartContentProps) {
  const state = useStore(cart.subscribe, () => cart.state);
  const [texts] = useState(() => siteTexts(scope.runtime, 'cartPage', cartPage));
  const [failureTexts] = useState(() => siteTexts(scope.runtime, 'cartFailures', cartFailures));
  const [failures, forget] = useFailures();
  const root = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const { status, lines, isOffline } = state;
  const { quantity, subtotal } = state.cart;
  const focus = useRowFocus(root, heading, lines);
  const now = useRef({ focus, forget });
  now.current = { focus, forget };

  const actions = useMemo(
    (): LineActions => ({
      setQuantity(line, wanted) {
        now.current.forget(line);
        cart.setQuantity(line, wanted);
      },
      remove(line) {
        now.current.forget(line);
        now.current.focus.afterRemoval(line);
        cart.remove(line, UNDO_MS);
      },
      undo(line) {
        now.current.focus.afterUndo(line);
        cart.undo(line);
      },
    }),
    [cart],
  );

  const { locale } = settings;
  const changed =
    status === 'ready'
      ? fillText(quantity ? texts.changed : texts.empty, {
          n: quantity,
          subtotal: subtotal ? formatMoney(subtotal, { locale }) : '',
        })
      : undefined;
  const said = useSaid(scope, changed);
  const isLoading = (status === 'unknown' || status === 'loading') && !lines.length;

  return (
    <section className="cart-container" aria-labelledby={id} aria-busy={isLoading} ref={root}>
      <div className="cart-head">
        <Heading className="cart-title" id={id} tabIndex={-1} ref={heading}>
          {quantity ? fillText(texts.count, { n: quantity }) : texts.title}
        </Heading>
        {children}
      </div>
      <p className="cart-said" role="status">
        {isLoading ? texts.loading : said}
      </p>
      <div role="alert">
        {isOffline && <p className="cart-message">{failureTexts.offline}</p>}
        {status === 'failed' && (
          <p className="cart-message">
            {failureTexts.connect}{' '}
            <button type="button" onClick={() => cart.refresh()}>
              {texts.tryAgain}
            </button>
          </p>
        )}
      </div>
      {isLoading && <LoadingRows />}
      {lines.length > 0 && (
        // Safari takes the list from what has no marks.
        // biome-ignore lint/a11y/noRedundantRoles: see above
        <ul className="cart-rows" role="list">
          {lines.map((line) => (
            <CartRow
              key={line.id}
              line={line}
              failure={failures[line.id]}
              locale={locale}
              texts={texts}
              scope={scope}
              actions={actions}
            />
          ))}
        </ul>
      )}
      {status === 'ready' && !quantity && !lines.length && (
        <EmptyCart texts={texts} continueUrl={settings.continueUrl} />
      )}
      {state.cart.items.length > 0 && (
        <CartFoot
          cart={state.cart}
          settings={settings}
          texts={texts}
          id={`${id}-minimum`}
          onCheckout={() => goToCheckout(scope, settings.checkoutUrl)}
        />
      )}
      {lines.length > 0 && settings.continueUrl && (
        <a className="cart-continue" href={settings.continueUrl}>
          {texts.continueShopping}
        </a>
      )}
    </section>
  );
}
