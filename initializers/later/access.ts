import { defineInitializer } from '#engine/initializer';

export const access = defineInitializer({
  name: 'access',
  selector:
    '[data-block=access],#sqs-member-access-page-root,.sqs-slice[data-slice-type=lock],.sqs-slice[data-slice-type=password]',
  when: 'idle',
  load: () => import('#widgets/access/index'),
});
