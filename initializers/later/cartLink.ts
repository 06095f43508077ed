import { defineInitializer } from '#engine/initializer';

export const cartLink = defineInitializer({
  name: 'cart-link',
  selector: '.sqs-custom-cart,[data-block=cart-link]',
  load: () => import('#widgets/cart-link/index'),
});
