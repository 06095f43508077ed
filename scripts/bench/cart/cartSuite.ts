import type { Suite } from '../suite';
import { cartContestants } from './cartContestants';

/** How long it takes from a press on + until the new number and the new totals are painted. */
export const cartSuite: Suite = {
  name: 'cart',
  things: 'items',
  races: { change: 'Cart: one more of an item' },
  sizes: [10, 100],
  quick: { size: 100, only: ['change: bare listener', 'change: Skerry slim'] },
  runs: 15,
  contestants: cartContestants,
  measures: [
    {
      title: 'painted, ms',
      figure: 'painted',
      unit: 'ms',
      hasSpread: true,
      isRace: true,
      most: 50,
    },
    { title: 'the tenth press, ms', figure: 'again', unit: 'ms' },
    { title: 'first drawn, ms', figure: 'drawn', unit: 'ms' },
  ],
};
