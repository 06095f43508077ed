import { defineInitializer } from '../src/initializer';

export const rendering = defineInitializer({
  name: 'rendering',
  selector: '[data-block=rendering]',
  load: () => import('../widgets/rendering'),
});
