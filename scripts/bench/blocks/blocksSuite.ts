import type { Suite } from '../suite';
import { blocksContestants } from './blocksContestants';

/** Ready must be within this many times the bare loop. */
const READY_LIMIT = 1.5;

/** How long a page of many blocks takes to be ready, and to be mounted. */
export const blocksSuite: Suite = {
  name: 'blocks',
  things: 'blocks',
  races: { ready: 'A: all ready', mounted: 'B: all mounted' },
  sizes: [10, 1000, 10_000],
  quick: {
    size: 1000,
    only: [
      'ready: bare loop',
      'ready: bare loop, observed',
      'ready: Skerry, a `visible` block',
      'ready: is-land',
      'mounted: bare loop',
      'mounted: Skerry slim (Preact)',
      'mounted: Stimulus, targets and actions',
    ],
  },
  runs: 7,
  contestants: blocksContestants,
  measures: [
    {
      title: 'ms',
      figure: 'time',
      unit: 'ms',
      hasSpread: true,
      isRace: true,
      limits: { ready: READY_LIMIT },
    },
    { title: 'painted', figure: 'painted', unit: 'ms', isRace: true },
    { title: 'longest task', figure: 'longestTask', unit: 'long' },
    { title: 'worst task', figure: 'longestTask', of: 'worst', unit: 'long', most: 0 },
    { title: 'longest frame', figure: 'longestFrame', unit: 'long' },
  ],
};
