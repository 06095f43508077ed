import { defineInitializer } from '#engine/initializer';
import { prepareAccordion } from '#widgets/accordion/prepare';

export const accordion = defineInitializer({
  name: 'accordion',
  selector: '.sqs-block-accordion',
  when: 'idle',
  replay: 'button',
  prepare: prepareAccordion,
  // The code closes the others, many at once: each time, the browser lays out all of the page.
  prepareFirst: 49,
  load: () => import('#widgets/accordion/index'),
});
