import { defineInitializer } from '#engine/initializer';

export const productRestock = defineInitializer({
  name: 'product-restock',
  selector: '[data-block=product-restock]',
  // It may be hidden until a variant is chosen.
  when: 'idle',
  load: () => import('#widgets/product-restock/index'),
});
