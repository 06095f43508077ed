import { isHttpError } from '#calls/http/reply/httpError';
import type { CartService } from '#commerce/cart/createCart';
import { loadSaving } from '#commerce/cart/saving/loadSaving';
import { warnNotLoaded } from '#commerce/warnNotLoaded';
import type { BlockScope } from '#engine/scope';
import { tellPixels } from '#services/analytics/tellPixels';
import type { cartFailures } from '#texts/commerce/cartFailures';
import type { productPage } from '#texts/commerce/productPage';
import type { ProductModel } from '../product';
import { addToCart } from './addToCart';
import type { LiveRegions } from './createLiveRegions';
import { tellOffline } from './tellOffline';

/** For so long the button says that it was added, in milliseconds. */
const ADDED_MS = 2000;

/** What is asked of the cart. */
interface Wanted {
  sku: string | null;
  quantity: number;
  additionalFields: string | null;
}

/**
 * Makes what puts a product into the cart. While one is being added a further press does nothing. A
 * gift card goes to its own checkout, a subscription to that of its cart.
 */
export function createAdding(
  scope: BlockScope,
  model: ProductModel,
  texts: { productPage: typeof productPage; cartFailures: typeof cartFailures },
  regions: LiveRegions,
): (wanted: Wanted) => Promise<void> {
  const { adopt, runtime } = scope;
  const { button, itemId } = model;
  let isAdding = false;
  let stopShowing: (() => void) | undefined;

  const show = (state: 'adding' | 'added' | undefined) => {
    adopt.toggleClass(button, 'cart-adding', state === 'adding');
    adopt.toggleClass(button, 'cart-added', state === 'added');
    adopt.attribute(button, 'aria-disabled', state === 'adding' ? 'true' : null);
  };

  const tellAdded = ({ sku, quantity }: Wanted) => {
    regions.tell(texts.productPage.added);
    tellPixels(runtime, 'addToCart', { id: itemId, sku, quantity });
    show('added');
    stopShowing = scope.after(ADDED_MS, () => show(undefined));
  };

  const add = async (cart: CartService, wanted: Wanted): Promise<boolean> => {
    const stopWaiting = tellOffline(scope, texts, regions);
    const { isTaken, text } = await addToCart(cart, { itemId, ...wanted }, scope);
    stopWaiting();
    if (isTaken) tellAdded(wanted);
    else show(undefined);
    if (text) regions.warn(text);
    return isTaken;
  };

  return async (wanted) => {
    if (isAdding) return;
    isAdding = true;
    stopShowing?.();
    show('adding');
    regions.tell(texts.productPage.adding);
    try {
      if (model.type === 'GIFT_CARD') {
        const { sku } = wanted;
        const checkout = await runtime.use('checkout');
        checkout.giftCard(sku === null ? { productId: itemId } : { productId: itemId, sku });
        show(undefined);
        regions.tell('');
      } else {
        // They come together; what can't be had here fails in the cart again, which tells.
        loadSaving(runtime).catch(() => {});
        const cart = await runtime.use('cart');
        const isTaken = await add(cart, wanted);
        if (!isTaken || !model.isSubscription) return;
        const checkout = await runtime.use('checkout');
        checkout.subscribe(cart.state.cart.token);
      }
    } catch (error) {
      if (scope.isEnded) return;
      show(undefined);
      regions.warn(texts.cartFailures.notLoaded);
      if (isHttpError(error)) return;
      warnNotLoaded();
      scope.report(error);
    } finally {
      isAdding = false;
    }
  };
}
