import { createFormHandle } from '#forms/createFormHandle';
import { defineIsland } from '#page/island/defineIsland.tsx';
import { Review } from './Review';
import { readReview } from './read';

export const mount = defineIsland({
  read: readReview,
  component: Review,
  handle: createFormHandle,
});
