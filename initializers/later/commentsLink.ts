import { defineInitializer } from '#engine/initializer';

export const commentsLink = defineInitializer({
  name: 'comments-link',
  selector: '.squarespace-comments,.sqs-comment-link',
  load: () => import('#widgets/comments-link/index'),
});
