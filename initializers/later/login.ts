import { defineInitializer } from '#engine/initializer';

export const login = defineInitializer({
  name: 'login',
  selector: '[data-block=login]',
  replay: 'form',
  load: () => import('#widgets/login/index'),
});
