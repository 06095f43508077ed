import { defineInitializer } from '#engine/initializer';

export const countdown = defineInitializer({
  name: 'countdown',
  selector: '.sqs-slice[data-slice-type=countdown],[data-block=countdown]',
  load: () => import('#widgets/countdown/index'),
});
