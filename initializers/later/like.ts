import { defineInitializer } from '#engine/initializer';

export const like = defineInitializer({
  name: 'like',
  selector: '.sqs-simple-like,[data-block=like]',
  load: () => import('#widgets/like/index'),
});
