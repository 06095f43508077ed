import type { Suite } from '../suite';
import { lightboxContestants } from './lightboxContestants';

/** How long it takes from a click on a thumbnail until the full picture is there. */
export const lightboxSuite: Suite = {
  name: 'lightbox',
  things: 'pictures',
  races: { still: 'Lightbox without animation', moving: 'Lightbox with animation' },
  sizes: [20],
  quick: { size: 20, only: ['still: bare dialog', 'still: Skerry slim', 'still: PhotoSwipe'] },
  runs: 15,
  contestants: lightboxContestants,
  measures: [
    { title: 'moves, ms', figure: 'moves', unit: 'ms', hasSpread: true, isRace: true, most: 50 },
    { title: 'seen, ms', figure: 'seen', unit: 'ms', hasSpread: true },
    { title: 'at rest, ms', figure: 'rest', unit: 'ms', hasSpread: true, isRace: true },
    {
      title: 'moves the second time, ms',
      figure: 'againMoves',
      unit: 'ms',
      hasSpread: true,
      isRace: true,
      most: 50,
    },
    { title: 'seen the second time, ms', figure: 'againSeen', unit: 'ms' },
    {
      title: 'at rest the second time, ms',
      figure: 'againRest',
      unit: 'ms',
      hasSpread: true,
      isRace: true,
    },
    { title: 'listeners left when closed', figure: 'leaked', of: 'worst', unit: 'count', most: 0 },
  ],
};
