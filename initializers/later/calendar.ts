import { defineInitializer } from '#engine/initializer';

export const calendar = defineInitializer({
  name: 'calendar',
  selector: '[data-block=calendar],.sqs-block-calendar',
  load: () => import('#widgets/calendar/index'),
});
