import { slowDown } from '../cpuThrottling';
import type { Contestant, Visit } from '../suite';
import { type BlockMarkup, blocksPage } from './blocksPage';
import type { Race } from './browser/stopwatch';

/** What makes a contestant of these races. */
interface Entry extends Pick<Contestant, 'name' | 'side' | 'bare'> {
  /** The script that the race times, on the bench's server. */
  script: string;
  /** Runs in the page before the race: tells our script to end it. */
  before?: string;
  /** What this contestant needs in the markup. */
  markup?: BlockMarkup;
}

const entry = (name: string) => `/blocks/browser/${name}.js`;

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

const ready: Entry[] = [
  { name: 'bare loop', side: 'bare', script: entry('bareReady') },
  { name: 'bare loop, observed', side: 'reference', script: entry('bareObserved') },
  { name: 'bare loop, panels closed', side: 'reference', script: entry('bareClosed') },
  {
    name: 'Skerry',
    side: 'ours',
    bare: 'bare loop, panels closed',
    script: '/dist/skerry.js',
    before: entry('skerryReady'),
  },
  {
    name: 'Skerry, a `visible` block',
    side: 'ours',
    bare: 'bare loop, observed',
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

const mounted: Entry[] = [
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

async function run(visit: Visit, script: string, race: Race) {
  await slowDown(visit);
  const { problems, ...figures } = await visit.page.evaluate(
    ([script, race]) => window.bench.run(script, race),
    [script, race] as const,
  );
  return { figures, problems };
}

/** With more blocks a lap of some takes minutes. */
const MOST_MOUNTED = 1000;

const enter = (race: Race, { script, markup, before, ...known }: Entry): Contestant => ({
  ...known,
  race,
  ...(race === 'mounted' && { most: MOST_MOUNTED }),
  timed: script,
  html: (blocks) => blocksPage(blocks, markup ?? {}, before),
  run: (visit) => run(visit, script, race),
});

export const blocksContestants: readonly Contestant[] = [
  ...ready.map((entry) => enter('ready', entry)),
  ...mounted.map((entry) => enter('mounted', entry)),
];
