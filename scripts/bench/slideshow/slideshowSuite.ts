import type { Suite } from '../suite';
import { slideshowContestants } from './slideshowContestants';

/** How long a slideshow takes from its code to the first paint in which it can be used. */
export const slideshowSuite: Suite = {
  name: 'slideshow',
  things: 'slides',
  races: {
    fade: 'Slideshow start, code of the peers at hand: fade',
    slide: 'Slideshow start, code of the peers at hand: slide',
    fadeSeen: 'Slideshow start, all code loaded when it is seen: fade',
    slideSeen: 'Slideshow start, all code loaded when it is seen: slide',
  },
  sizes: [50],
  quick: {
    size: 50,
    only: [
      'slideSeen: bare',
      'slideSeen: Skerry slim, slider',
      'slideSeen: Embla',
      'slideSeen: Swiper',
    ],
  },
  runs: 15,
  contestants: slideshowContestants,
  measures: [
    { title: 'made, ms', figure: 'time', unit: 'ms' },
    { title: 'painted, ms', figure: 'painted', unit: 'ms', hasSpread: true, isRace: true },
    { title: 'longest task', figure: 'longestTask', unit: 'long' },
    { title: 'longest frame', figure: 'longestFrame', unit: 'long' },
    { title: 'listeners', figure: 'listeners', unit: 'count' },
    { title: 'left after destroy', figure: 'leaked', of: 'worst', unit: 'count', most: 0 },
  ],
};
