import type { Suite } from '../suite';
import { sheetsContestants } from './sheetsContestants';

/** How much longer a block may take to start on a page with a large sheet than without it. */
const MOST = 1.3;

/** How long blocks take to start under a platform's sheet of 1.2 MB. */
export const sheetsSuite: Suite = {
  name: 'sheets',
  things: 'blocks',
  races: {
    accordion: 'Accordions under a large sheet',
    menu: 'Menus under a large sheet',
    gallery: 'Galleries under a large sheet',
    form: 'Forms under a large sheet',
    marquee: 'Marquees under a large sheet',
  },
  sizes: [20],
  quick: { size: 20, only: [] },
  runs: 9,
  contestants: sheetsContestants,
  measures: [
    {
      title: 'painted, ms',
      figure: 'painted',
      unit: 'ms',
      hasSpread: true,
      isRace: true,
      limits: { accordion: MOST, menu: MOST, gallery: MOST, form: MOST, marquee: MOST },
    },
    { title: 'styles, ms', figure: 'styles', unit: 'ms' },
    { title: 'layout, ms', figure: 'layout', unit: 'ms' },
    { title: 'style recalculations', figure: 'recalculated', unit: 'count' },
  ],
};
