import { defineInitializer } from '#engine/initializer';

export const cartDropzone = defineInitializer({
  name: 'cart-dropzone',
  selector: '.sqs-cart-dropzone',
  // It has no size of its own before it is filled.
  when: 'idle',
  patient: true,
  load: () => import('#widgets/cart-dropzone/index'),
});
