import { defineIsland } from '#page/island/defineIsland.tsx';
import { RelativeTime } from './RelativeTime';
import { readRelativeTime } from './read';

export const mount = defineIsland({
  read: readRelativeTime,
  component: RelativeTime,
});
