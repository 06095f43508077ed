import { defineInitializer } from '#engine/initializer';

export const map = defineInitializer({
  name: 'map',
  selector:
    '[data-block=map],.sqs-block-map[data-block-json],[data-definition-name="website.components.map"]',
  load: () => import('#widgets/map/index'),
});
