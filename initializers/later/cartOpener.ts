import { defineInitializer } from '#engine/initializer';

export const cartOpener = defineInitializer({
  name: 'cart-opener',
  selector: '[data-block=cart-link][data-cart-drawer]',
  when: 'idle',
  load: () => import('#widgets/cart/opener/index'),
});
