import { defineInitializer } from '../src/initializer';

export const relativeTime = defineInitializer({
  name: 'relative-time',
  selector: '[data-relative-time]',
  load: () => import('../widgets/relative-time'),
});
