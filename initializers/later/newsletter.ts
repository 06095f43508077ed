import { defineInitializer } from '#engine/initializer';

export const newsletter = defineInitializer({
  name: 'newsletter',
  selector: '.sqs-block-newsletter,[data-block=newsletter]',
  replay: 'form',
  // The platform's style sheet hides it until then. The page's parts do the same, for all that are there at
  // first: those stay seen where this code does not come.
  prepare: ({ node, adopt }) => adopt.toggleClass(node, 'rendered', true),
  load: () => import('#widgets/newsletter/index'),
});
