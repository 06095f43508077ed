import { defineInitializer } from '#engine/initializer';
import { prepareMenu } from '#widgets/menu/prepare';

export const menu = defineInitializer({
  name: 'menu',
  selector: '.sqs-block-menu',
  when: 'idle',
  replay: '.menu-select-labels,[data-menu-tabs]>button',
  prepare: prepareMenu,
  load: () => import('#widgets/menu/index'),
});
