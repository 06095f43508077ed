import { defineInitializer } from '../src/initializer';
import { prepareImage } from '../widgets/image/prepare';

export const image = defineInitializer({
  name: 'image',
  selector: 'img[data-src]:not(.sqs-gallery *,.sqs-gallery-thumbnails *,.sqs-video-overlay *)',
  when: 'idle',
  prepare: prepareImage,
  load: () => import('../widgets/image'),
});
