import { defineInitializer } from '#engine/initializer';

export const address = defineInitializer({
  name: 'address',
  selector: '[data-block=address],.form-item.fields.address',
  load: () => import('#widgets/address/index'),
});
