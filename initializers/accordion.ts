import { defineInitializer } from '#engine/initializer';
import { prepareAccordion } from '#widgets/accordion/prepare';

export const accordion = defineInitializer({
  name: 'accordion',
  selector: '.sqs-block-accordion',
  when: 'idle',
  replay: 'button',
  prepare: prepareAccordion,
  prepareFirst: 99,
  load: () => import('#widgets/accordion/index'),
});
