import { defineInitializer } from '#engine/initializer';

export const product = defineInitializer({
  name: 'product',
  // The platform's is its add button, which finds what belongs to it.
  selector: '[data-block=product],.sqs-add-to-cart-button',
  replay: 'form,.sqs-add-to-cart-button',
  load: () => import('#widgets/product/index'),
});
