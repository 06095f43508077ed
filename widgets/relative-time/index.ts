import { defineIsland } from '../../src/island/defineIsland';
import { RelativeTime } from './RelativeTime';
import { readRelativeTime } from './read';

export const mount = defineIsland({
  name: 'relative-time',
  read: readRelativeTime,
  component: RelativeTime,
});
