import { defineInitializer } from '#engine/initializer';

export const loginLink = defineInitializer({
  name: 'login-link',
  selector: '[data-block=login-link],.user-accounts-link,.sign-in-button',
  when: 'idle',
  load: () => import('#widgets/login-link/index'),
});
