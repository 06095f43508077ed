import { createFormHandle } from '#forms/createFormHandle';
import { defineIsland } from '#page/island/defineIsland.tsx';
import { Newsletter } from './Newsletter';
import { readNewsletter } from './read';

export const mount = defineIsland({
  read: readNewsletter,
  component: Newsletter,
  handle: createFormHandle,
});
