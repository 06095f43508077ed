import { defineInitializer } from '#engine/initializer';

export const blockAnimation = defineInitializer({
  name: 'block-animation',
  selector: '.image-block-outer-wrapper,.block-animation',
  // Those that are out of view are to be hidden before they are near.
  when: 'idle',
  patient: true,
  load: () => import('#widgets/block-animation/index'),
});
