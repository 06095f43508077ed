import { asksForItem } from '../src/asksForItem';
import { defineInitializer } from '../src/initializer';

export const lightbox = defineInitializer({
  name: 'lightbox',
  selector: '.sqs-block-image-button.lightbox, [data-block=lightbox]',
  get when() {
    return asksForItem() ? 'idle' : 'touch';
  },
  replay: 'a,button,img',
  load: () => import('../widgets/lightbox'),
});
