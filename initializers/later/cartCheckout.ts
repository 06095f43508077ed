import { defineInitializer } from '#engine/initializer';

export const cartCheckout = defineInitializer({
  name: 'cart-checkout',
  selector: '[data-block=cart-checkout]',
  load: () => import('#widgets/cart-checkout/index'),
});
