import { defineInitializer } from '../src/initializer';
import { prepareGallery } from '../widgets/gallery/prepare';

export const gallery = defineInitializer({
  name: 'gallery',
  selector: '.sqs-block-gallery,.sqs-block-summary-v2,[data-block=gallery]',
  items: true,
  replay: '.previous,.next,[data-gallery-previous],[data-gallery-next]',
  prepare: prepareGallery,
  load: () => import('../widgets/gallery'),
});
