import { defineInitializer } from '#engine/initializer';

export const cartLink = defineInitializer({
  name: 'cart-link',
  selector: '.sqs-custom-cart',
  // Not in view alone: one may be hidden until there is a cart.
  when: 'idle',
  patient: true,
  load: () => import('#widgets/cart-link/index'),
});
