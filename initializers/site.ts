import { defineInitializer } from '../src/initializer';
import { callsForSite } from '../src/site/callsForSite';

export const site = defineInitializer({
  name: 'site',
  when: 'idle',
  wanted: callsForSite,
  load: () => import('../src/site'),
});
