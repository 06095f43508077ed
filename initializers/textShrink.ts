import { defineInitializer } from '#engine/initializer';

export const textShrink = defineInitializer({
  name: 'text-shrink',
  selector: '[data-text-shrink],.sqs-dynamic-text',
  when: 'now',
  load: () => import('#widgets/text-shrink/index'),
});
