import { defineInitializer } from '#engine/initializer';

export const cart = defineInitializer({
  name: 'cart-page',
  selector: '[data-block=cart],#sqs-cart-root',
  // The room that the bootstrap's row has kept around it goes with that row.
  prepare({ node, adopt }) {
    const place = node.querySelector<HTMLElement>('#sqs-cart-container');
    if (place) adopt.style(place, 'min-height', '100vh');
  },
  load: () => import('#widgets/cart/index'),
});
