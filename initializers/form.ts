import { defineInitializer } from '../src/initializer';

export const form = defineInitializer({
  name: 'form',
  selector: '.sqs-block-form, [data-block=form]',
  replay: 'form',
  load: () => import('../widgets/form'),
});
