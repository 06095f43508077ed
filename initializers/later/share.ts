import { defineInitializer } from '#engine/initializer';

export const share = defineInitializer({
  name: 'share',
  selector: '.squarespace-social-buttons,[data-block=share]',
  // Not in view alone: the platform sends it empty, and what is below it would move there.
  when: 'idle',
  load: () => import('#widgets/share/index'),
});
