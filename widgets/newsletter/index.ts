import { defineIsland } from '../../src/island/defineIsland';
import { Newsletter } from './Newsletter';
import { readNewsletter } from './read';

export const mount = defineIsland({
  name: 'newsletter',
  read: readNewsletter,
  component: Newsletter,
});
