import { defineInitializer } from '#engine/initializer';
import { prepareGallery } from '#widgets/gallery/prepare';

export const gallery = defineInitializer({
  name: 'gallery',
  selector: '.sqs-block-gallery,.sqs-block-summary-v2,.sqs-block-instagram',
  items: true,
  patient: true,
  replay:
    '.previous,.next,[data-gallery-previous],[data-gallery-next],:is(.circles,.dots,.numbers,.sqs-gallery-thumbnails,[data-gallery-picker],[data-gallery-thumbnails])>*',
  prepare: prepareGallery,
  load: () => import('#widgets/gallery/index'),
});
