import { defineIsland } from '#page/island/defineIsland.tsx';
import { Rendering } from './Rendering';
import { readRendering } from './read';

export const mount = defineIsland({
  read: readRendering,
  component: Rendering,
});
