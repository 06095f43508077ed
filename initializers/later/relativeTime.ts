import { defineInitializer } from '#engine/initializer';

export const relativeTime = defineInitializer({
  name: 'relative-time',
  selector: '[data-relative-time]',
  load: () => import('#widgets/relative-time/index'),
});
