import { defineInitializer } from '#engine/initializer';
import { prepareMarquee } from '#widgets/marquee/prepare';

export const marquee = defineInitializer({
  name: 'marquee',
  selector: '.sqs-block-marquee',
  prepare: prepareMarquee,
  load: () => import('#widgets/marquee/index'),
});
