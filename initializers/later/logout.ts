import { defineInitializer } from '#engine/initializer';

export const logout = defineInitializer({
  name: 'logout',
  selector: '[data-block=logout]',
  replay: 'form',
  load: () => import('#widgets/logout/index'),
});
