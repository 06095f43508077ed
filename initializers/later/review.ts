import { defineInitializer } from '#engine/initializer';

export const review = defineInitializer({
  name: 'review',
  selector: '[data-block=review]',
  replay: 'form',
  load: () => import('#widgets/review/index'),
});
