import { defineInitializer } from '#engine/initializer';

export const newsletter = defineInitializer({
  name: 'newsletter',
  selector: '.sqs-block-newsletter,[data-block=newsletter]',
  replay: 'form',
  // The page's style sheet hides one until then. Those that are there at first are the page's parts' to show.
  prepare: ({ node, adopt }) => adopt.toggleClass(node, 'rendered', true),
  load: () => import('#widgets/newsletter/index'),
});
