import { defineInitializer } from '#engine/initializer';

export const price = defineInitializer({
  name: 'price',
  selector: '.sqs-money-native,[data-money]',
  load: () => import('#widgets/price/index'),
});
