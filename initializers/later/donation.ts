import { defineInitializer } from '#engine/initializer';

export const donation = defineInitializer({
  name: 'donation',
  selector: '.sqs-donate-button',
  replay: '.sqs-donate-button',
  load: () => import('#widgets/donation/index'),
});
