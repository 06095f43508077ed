import { defineInitializer } from '#engine/initializer';

export const map = defineInitializer({
  name: 'map',
  selector: '[data-block=map],.sqs-block-map',
  load: () => import('#widgets/map/index'),
});
