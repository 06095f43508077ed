import { startImage } from '../src/images/startImage';
import { defineInitializer } from '../src/initializer';

export const image = defineInitializer({
  name: 'image',
  selector:
    'img[data-src]:not(:not(.sqs-gallery-block-stacked)>.sqs-gallery *,.sqs-gallery-thumbnails *,.sqs-video-overlay *,[data-gallery-slides] *,[data-gallery-thumbnails] *)',
  when: 'idle',
  prepare: startImage,
  load: () => import('../widgets/image'),
});
