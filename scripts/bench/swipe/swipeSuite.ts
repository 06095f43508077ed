import type { Suite } from '../suite';
import { swipeContestants } from './swipeContestants';

/** What a swipe from one slide to the next costs, and whether every frame of it is shown. */
export const swipeSuite: Suite = {
  name: 'swipe',
  things: 'slides',
  races: { swipe: 'Swipe to the next slide' },
  sizes: [50],
  quick: { size: 50, only: ['swipe: bare', 'swipe: Skerry slim, slider', 'swipe: Embla'] },
  runs: 15,
  contestants: swipeContestants,
  measures: [
    {
      title: 'frames dropped',
      figure: 'dropped',
      unit: 'count',
      hasSpread: true,
      noMoreThanBare: true,
    },
    { title: 'frames shown', figure: 'shown', unit: 'count', hasSpread: true },
    { title: 'main thread busy, ms', figure: 'busy', unit: 'ms', hasSpread: true, isRace: true },
  ],
  context: { hasTouch: true },
};
