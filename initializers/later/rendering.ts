import { defineInitializer } from '#engine/initializer';

export const rendering = defineInitializer({
  name: 'rendering',
  selector:
    '[data-block=rendering],.sqs-block-archive,.sqs-block[data-async-rendering-enabled=true],.sqs-gallery-container[data-async-rendering-enabled=true]',
  load: () => import('#widgets/rendering/index'),
});
