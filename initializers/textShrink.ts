import { defineInitializer } from '../src/initializer';

export const textShrink = defineInitializer({
  name: 'text-shrink',
  selector: '[data-text-shrink],[data-block=text-shrink]',
  when: 'now',
  load: () => import('../widgets/text-shrink'),
});
