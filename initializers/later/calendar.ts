import { defineInitializer } from '#engine/initializer';

export const calendar = defineInitializer({
  name: 'calendar',
  selector: '[data-block=calendar],.sqs-block-calendar',
  // One that is sent empty comes to about this: what is below it, out of view, need not move later. A
  // page that has kept room knows better.
  prepare({ node, adopt }) {
    if (node.clientHeight < 100 && !node.textContent?.trim()) {
      adopt.style(node, 'min-height', '24rem');
    }
  },
  load: () => import('#widgets/calendar/index'),
});
