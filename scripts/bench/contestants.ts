import type { BlockMarkup } from './blocksPage';
import type { Race } from './browser/stopwatch';

/** Who runs in a race. */
export interface Contestant {
  race: Race;
  name: string;
  /** `ours` is measured; `bare` is the limit; `reference` is only there to explain the others. */
  side: 'ours' | 'bare' | 'peer' | 'reference';
  /** The script that the race times, on the bench's server. */
  script: string;
  /** Runs in the page before the race: tells our script to end it. */
  before?: string;
  /** What this contestant needs in the markup. */
  markup?: BlockMarkup;
}

const entry = (name: string) => `/browser/${name}.js`;

const stimulus: BlockMarkup = { block: 'data-controller="accordion"' };
const alpine: BlockMarkup = { block: 'x-data="accordion"' };
const isLand: BlockMarkup = { tag: 'is-land', block: 'type="accordion"' };

const stimulusTargets: BlockMarkup = {
  ...stimulus,
  item: () => 'data-accordion-target="item"',
  trigger: () => 'data-accordion-target="trigger" data-action="click->accordion#toggle"',
  panel: () => 'data-accordion-target="panel" data-action="beforematch->accordion#reveal"',
};

const alpineDirectives: BlockMarkup = {
  block: `${alpine.block} x-id="['trigger', 'panel']"`,
  item: (at) => `:data-is-open="String(open === ${at})"`,
  trigger: (at) =>
    `type="button" @click="toggle(${at})" :id="$id('trigger', ${at})" :aria-expanded="open === ${at}" :aria-controls="$id('panel', ${at})"`,
  panel: (at) =>
    `role="region" @beforematch="open = ${at}" :id="$id('panel', ${at})" :aria-labelledby="$id('trigger', ${at})" :hidden="open === ${at} ? false : 'until-found'"`,
};

const ready: Omit<Contestant, 'race'>[] = [
  { name: 'bare loop', side: 'bare', script: entry('bareReady') },
  { name: 'bare loop, observed', side: 'reference', script: entry('bareObserved') },
  { name: 'bare loop, panels closed', side: 'reference', script: entry('bareClosed') },
  {
    name: 'Skerry',
    side: 'ours',
    script: '/dist/skerry.js',
    before: entry('skerryReady'),
  },
  {
    name: 'Skerry, a `visible` block',
    side: 'ours',
    script: '/dist/skerry.js',
    before: entry('skerryVisibleReady'),
    markup: { type: 'seen' },
  },
  {
    name: 'Stimulus',
    side: 'peer',
    script: entry('stimulusReady'),
    markup: { block: `${stimulus.block} data-action="click->accordion#toggle"` },
  },
  {
    name: 'Alpine',
    side: 'peer',
    script: entry('alpineReady'),
    markup: { block: `${alpine.block} @click="toggle"` },
  },
  { name: 'is-land', side: 'peer', script: entry('isLandReady'), markup: isLand },
];

const mounted: Omit<Contestant, 'race'>[] = [
  { name: 'bare loop', side: 'bare', script: entry('bareMounted') },
  {
    name: 'Skerry (React)',
    side: 'ours',
    script: '/dist/skerry.js',
    before: entry('skerryMounted'),
  },
  {
    name: 'Skerry slim (Preact)',
    side: 'ours',
    script: '/dist/skerry.slim.js',
    before: entry('skerryMounted'),
  },
  { name: 'Stimulus', side: 'peer', script: entry('stimulusMounted'), markup: stimulus },
  {
    name: 'Stimulus, targets and actions',
    side: 'peer',
    script: entry('stimulusTargetsMounted'),
    markup: stimulusTargets,
  },
  { name: 'Alpine', side: 'peer', script: entry('alpineMounted'), markup: alpine },
  {
    name: 'Alpine, directives',
    side: 'peer',
    script: entry('alpineDirectivesMounted'),
    markup: alpineDirectives,
  },
  { name: 'is-land', side: 'peer', script: entry('isLandMounted'), markup: isLand },
];

export const contestants: readonly Contestant[] = [
  ...ready.map((contestant) => ({ ...contestant, race: 'ready' as const })),
  ...mounted.map((contestant) => ({ ...contestant, race: 'mounted' as const })),
];
