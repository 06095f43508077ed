import { defineInitializer } from '#engine/initializer';

export const embed = defineInitializer({
  name: 'embed',
  // Code blocks come with what they show.
  selector:
    '[data-block=embed],:is(.sqs-block-embed,.sqs-block-code)[data-block-json],.sqs-audio-embed[data-url*="soundcloud.com"]',
  load: () => import('#widgets/embed/index'),
});
