import { defineInitializer } from '#engine/initializer';

export const tooltip = defineInitializer({
  name: 'tooltip',
  selector: '[data-tooltip]',
  when: 'touch',
  load: () => import('#widgets/tooltip/index'),
});
