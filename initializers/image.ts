import { defineInitializer } from '#engine/initializer';
import { prepareImage } from '#media/images/startImage';

export const image = defineInitializer({
  name: 'image',
  selector:
    'img[data-src]:not(:is(.sqs-block-gallery,.sqs-block-summary-v2,.sqs-block-instagram) :not(.sqs-gallery-block-stacked)>.sqs-gallery *,.sqs-gallery-thumbnails *,.sqs-video-overlay *,[data-gallery-slides] *,[data-gallery-thumbnails] *)',
  when: 'idle',
  patient: true,
  prepare: prepareImage,
  load: () => import('#widgets/image/index'),
});
