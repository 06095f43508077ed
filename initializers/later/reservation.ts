import { defineInitializer } from '#engine/initializer';

export const reservation = defineInitializer({
  name: 'reservation',
  selector: '[data-block=reservation],.sqs-block-opentable,.sqs-block-opentable-v2,.tock-block',
  // Hidden by its class it would never come into view.
  prepare({ node, adopt }) {
    adopt.toggleClass(node, 'sqs-block-opentable-hidden', false);
  },
  load: () => import('#widgets/reservation/index'),
});
