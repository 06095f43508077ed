import { type ReactNode, useId, useRef, useState } from 'react';
import type { Scope } from '#engine/scope';
import { useStore } from '#page/island/useStore';
import { formatMoney } from '#rules/money/formatMoney';
import { cartPage } from '#texts/commerce/cartPage';
import { fillText } from '#texts/fillText';
import { siteTexts } from '#texts/siteTexts';
import type { CartService } from '../../cart/createCart';
import type { CartSettings } from '../cartSettings';
import { CartRow } from '../rows/CartRow';
import { LoadingRows } from '../rows/LoadingRows';
import { useFailures } from '../rows/useFailures';
import { useLineActions } from '../rows/useLineActions';
import { useRowFocus } from '../rows/useRowFocus';
import { CartFoot } from './CartFoot';
import { CartTroubles } from './CartTroubles';
import { EmptyCart } from './EmptyCart';
import { goToCheckout } from './goToCheckout';
import { useSaid } from './useSaid';
import '../styles.css';

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
  const [failures, forget] = useFailures();
  const root = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const { status, lines } = state;
  const { quantity, subtotal } = state.cart;
  const focus = useRowFocus(root, heading, lines);
  const actions = useLineActions(cart, focus, forget);

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
      <CartTroubles cart={cart} texts={texts} scope={scope} />
      {isLoading && <LoadingRows />}
      {lines.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari takes the list from what has no marks
        <ul className="cart-rows" role="list">
          {lines.map((line) => (
            <CartRow
              key={line.id}
              {...{ line, locale, texts, scope, actions }}
              failure={failures[line.id]}
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
