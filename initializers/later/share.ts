import { defineInitializer } from '#engine/initializer';

export const share = defineInitializer({
  name: 'share',
  selector: '.squarespace-social-buttons,[data-block=share]',
  load: () => import('#widgets/share/index'),
});
