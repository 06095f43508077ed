import { defineInitializer } from '#engine/initializer';

export const newsletter = defineInitializer({
  name: 'newsletter',
  selector: '.sqs-block-newsletter,[data-block=newsletter]',
  replay: 'form',
  load: () => import('#widgets/newsletter/index'),
});
