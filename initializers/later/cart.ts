import { defineInitializer } from '#engine/initializer';

export const cart = defineInitializer({
  name: 'cart-page',
  selector: '[data-block=cart],#sqs-cart-root',
  load: () => import('#widgets/cart/index'),
});
