import type { Suite } from '../suite';
import { layoutContestants } from './layoutContestants';

/** A layout must be within this many times what it is held to. */
const LIMIT = 1.2;
const limits = { masonry: LIMIT, rows: LIMIT, grid: LIMIT };

/**
 * Reading the container's width, and having the new places at once: nothing that grows with the
 * number of items.
 */
const MOST_FORCED_LAYOUTS = 2;

/** How long it takes to lay out many items of known sizes, and to lay them out again. */
export const layoutSuite: Suite = {
  name: 'layout',
  things: 'items',
  races: { masonry: 'Layout: masonry', rows: 'Layout: justified rows', grid: 'Layout: equal grid' },
  sizes: [500],
  quick: {
    size: 500,
    only: [
      'masonry: bare loop',
      'masonry: Skerry, autocolumns',
      'rows: bare loop',
      'rows: native flex',
      'rows: Skerry, autorows',
    ],
  },
  runs: 15,
  contestants: layoutContestants,
  measures: [
    { title: 'laid out, ms', figure: 'time', unit: 'ms' },
    { title: 'painted, ms', figure: 'painted', unit: 'ms', hasSpread: true, isRace: true, limits },
    { title: 'forced layouts', figure: 'layouts', unit: 'count', most: MOST_FORCED_LAYOUTS },
    { title: 'resized, ms', figure: 'againTime', unit: 'ms' },
    {
      title: 'painted again, ms',
      figure: 'againPainted',
      unit: 'ms',
      hasSpread: true,
      isRace: true,
      limits,
    },
    {
      title: 'forced layouts again',
      figure: 'againLayouts',
      unit: 'count',
      most: MOST_FORCED_LAYOUTS,
    },
  ],
};
