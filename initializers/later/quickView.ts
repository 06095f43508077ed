import { defineInitializer } from '#engine/initializer';

export const quickView = defineInitializer({
  name: 'quick-view',
  selector: '.sqs-product-quick-view-button,[data-block=product-quick-view]',
  load: () => import('#widgets/quick-view/index'),
});
