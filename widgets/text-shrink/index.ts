import { defineIsland } from '../../src/island/defineIsland';
import { readTextShrink } from './read';
import { TextShrink } from './TextShrink';

export const mount = defineIsland({
  name: 'text-shrink',
  read: readTextShrink,
  component: TextShrink,
});
