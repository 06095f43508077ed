import { defineInitializer } from '#engine/initializer';
import { prepareForm } from '#widgets/form/prepare';

export const form = defineInitializer({
  name: 'form',
  selector: '.sqs-block-form',
  replay: 'form,.lightbox-handle',
  prepare: prepareForm,
  load: () => import('#widgets/form/index'),
});
