import { defineIsland } from '../../src/island/defineIsland';
import { Rendering } from './Rendering';
import { readRendering } from './read';

export const mount = defineIsland({
  name: 'rendering',
  read: readRendering,
  component: Rendering,
});
