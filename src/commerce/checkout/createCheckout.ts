import { mayHaveCart } from '#commerce/cart/mayHaveCart';
import type { Runtime } from '#engine/runtime';
import { navigate } from '#page/links/navigate';
import { isInEditor } from '#site/account/isInEditor';
import { checkout as english } from '#texts/commerce/checkout';
import { siteTexts } from '#texts/siteTexts';
import { CHECKOUT } from './checkoutPath';
import { doorAddress } from './doorAddress';

declare module '#engine/runtime' {
  interface Services {
    /** The pages at which a visitor pays. */
    checkout: Checkout;
  }
}

/** A gift card, by its product and the variant that has its amount. */
export interface GiftCard {
  productId: string;
  /** Default: none, for one without variants. */
  sku?: string;
}

/**
 * The ways to the pages at which a visitor pays: the service `checkout`. Each method returns whether it
 * went there. For an id that no shop gives it stays, after a warning. In the site editor's frame the top
 * window goes.
 */
export interface Checkout {
  /**
   * Goes to the checkout, in the top window. Stays, and tells the visitor, where no cookie says that
   * there is a cart. Rejects where it can't tell.
   */
  go(): Promise<boolean>;
  /** Goes to the checkout of a gift card, past the cart. */
  giftCard(card: GiftCard): boolean;
  /** Goes to the checkout of a donation, by the id of its page. */
  donate(donatePageId: string): boolean;
  /** Goes to the checkout of a subscription, by the token of its cart. */
  subscribe(cartToken: string): boolean;
}

/** Leaves in the top window; in this one where a frame may not move that. */
function leaveFrame(address: string): boolean {
  try {
    return navigate(address, { frame: window.top ?? window });
  } catch {
    return navigate(address);
  }
}

/** Makes the service `checkout`. */
export function createCheckout(runtime: Runtime): Checkout {
  const leave = (address: string | undefined) => {
    if (address === undefined) return false;
    return isInEditor(runtime) ? leaveFrame(address) : navigate(address);
  };

  /** While a visitor is told: whoever presses again meanwhile is told once. */
  let telling: Promise<boolean> | undefined;
  const tell = async () => {
    const { title, noCookies } = siteTexts(runtime, 'checkout', english);
    const dialogs = await runtime.use('dialog');
    await dialogs.alert({ title, message: noCookies });
    return false;
  };

  return {
    async go() {
      if (mayHaveCart()) return leaveFrame(CHECKOUT);
      telling ??= tell().finally(() => {
        telling = undefined;
      });
      return telling;
    },
    giftCard({ productId, sku }) {
      const websiteId = runtime.context.read('website.id', '');
      const card = { websiteId, giftCardProductId: productId };
      return leave(doorAddress('/checkout/giftcard', sku === undefined ? card : { ...card, sku }));
    },
    donate: (donatePageId) => leave(doorAddress('/checkout/donate', { donatePageId })),
    subscribe: (cartToken) => leave(doorAddress('/checkout/subscribe', { cartToken })),
  };
}
