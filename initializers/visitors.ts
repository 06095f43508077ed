import { measures } from '../src/consent/measures';
import { defineInitializer } from '../src/initializer';

export const visitors = defineInitializer({
  name: 'visitors',
  when: 'idle',
  wanted: measures,
  load: () => import('../src/visitors'),
});
