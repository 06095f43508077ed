import { defineInitializer } from '#engine/initializer';

export const follow = defineInitializer({
  name: 'follow',
  selector: '[data-block=follow],.SquarespaceSocialFollow',
  load: () => import('#widgets/follow/index'),
});
