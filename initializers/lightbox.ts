import { defineInitializer } from '#engine/initializer';

export const lightbox = defineInitializer({
  name: 'lightbox',
  selector: '.sqs-block-image-button.lightbox',
  when: 'touch',
  items: true,
  replay: 'a,button,img',
  load: () => import('#widgets/lightbox/index'),
});
