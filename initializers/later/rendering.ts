import { defineInitializer } from '#engine/initializer';

export const rendering = defineInitializer({
  name: 'rendering',
  selector: '[data-block=rendering]',
  load: () => import('#widgets/rendering/index'),
});
