import { type ReactNode, useId, useRef, useState } from 'react';
import type { Scope } from '#engine/scope';
import { useStore } from '#page/island/useStore';
import { Words } from '#page/island/Words.tsx';
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
import { describeCart } from './describeCart';
import { EmptyCart } from './EmptyCart';
import { goToCheckout } from './goToCheckout';
import { useSaid } from './useSaid';
import { useSaving } from './useSaving';
import '../styles.css';

interface CartContentProps {
  cart: CartService;
  settings: CartSettings;
  scope: Scope;
  /** The heading's level: 1 on a page of its own. */
  level: 'h1' | 'h2';
  /** Whether it takes the focus: it was asked for again. */
  takesFocus: boolean;
  /** Beside the heading. */
  children?: ReactNode;
}

/** Draws a cart: its lines, what they cost, and the way on. */
export function CartContent({
  cart,
  settings,
  scope,
  level: Heading,
  takesFocus,
  children,
}: CartContentProps) {
  const state = useStore(cart.subscribe, () => cart.state);
  const [texts] = useState(() => siteTexts(scope.runtime, 'cartPage', cartPage));
  const [failures, forget] = useFailures();
  const root = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const { status, lines } = state;
  const { quantity } = state.cart;
  const focus = useRowFocus(root, heading, lines, takesFocus);
  const actions = useLineActions(cart, focus, forget);

  useSaving(scope, lines.length > 0);

  const { numbers } = settings;
  const said = useSaid(scope, describeCart(state, texts, numbers));
  const isLoading = (status === 'unknown' || status === 'loading') && !lines.length;

  return (
    <section className="cart-container" aria-labelledby={id} aria-busy={isLoading} ref={root}>
      <div className="cart-head">
        <Heading className="cart-title" id={id} tabIndex={-1} ref={heading}>
          <Words>{quantity ? fillText(texts.count, { n: quantity }) : texts.title}</Words>
        </Heading>
        {children}
      </div>
      <p className="cart-said" role="status">
        <Words>{isLoading ? texts.loading : said}</Words>
      </p>
      <CartTroubles
        {...{ cart, texts, scope }}
        others={Object.keys(failures).flatMap((line) =>
          lines.some((one) => one.id === line) ? [] : (failures[line] ?? []),
        )}
      />
      {isLoading && <LoadingRows />}
      {lines.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari takes the list from what has no marks
        <ul className="cart-rows" role="list">
          {lines.map((line) => (
            <CartRow
              key={line.id}
              {...{ line, numbers, texts, scope, actions }}
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
          onLeave={() => cart.settle()}
          onCheckout={() => goToCheckout(scope, cart, settings.checkoutUrl)}
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
