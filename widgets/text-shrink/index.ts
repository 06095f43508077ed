import { defineIsland } from '#page/island/defineIsland.tsx';
import { readTextShrink } from './read';
import { TextShrink } from './TextShrink';

export const mount = defineIsland({
  read: readTextShrink,
  component: TextShrink,
});
