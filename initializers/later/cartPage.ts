import type {} from '#commerce/cart/createCart';
import { defineInitializer } from '#engine/initializer';

export const cartPage = defineInitializer({
  name: 'cart-page',
  selector: '[data-block=cart],#sqs-cart-root',
  prepare({ node, adopt, runtime }) {
    // The room that the bootstrap's row has kept around it goes with that row.
    const place = node.querySelector<HTMLElement>('#sqs-cart-container');
    if (place) adopt.style(place, 'min-height', '100vh');
    // The cart comes together with what shows it. Where it can't be had, that asks again and tells.
    runtime.use('cart').catch(() => {});
    // The platform's page of the cart is there for nothing else: it starts at once.
    return node.id === 'sqs-cart-root';
  },
  load: () => import('#widgets/cart/index'),
});
