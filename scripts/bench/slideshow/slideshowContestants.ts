import { chunkFiles } from '../chunkFiles';
import { slowDown } from '../cpuThrottling';
import { heldByPage } from '../heldByPage';
import type { Contestant, Lap, Visit } from '../suite';
import type {} from './browser/stopwatch';
import * as markups from './slideshowMarkups';
import { type SlideshowExtras, type SlideshowMarkup, slideshowPage } from './slideshowPage';

/** A slideshow of one library with one transition. */
export interface SlideshowEntry
  extends Pick<Contestant, 'race' | 'name' | 'side'>,
    SlideshowExtras {
  /** The address of the script that starts the clock. */
  script: string;
  markup: SlideshowMarkup;
}

const own = (name: string) => `/slideshow/browser/${name}.js`;

/** Ours with either engine; its code comes from the browser's cache. */
const ours = (race: string, how: string, markup: SlideshowMarkup): SlideshowEntry[] =>
  (
    [
      ['Skerry', '/dist/skerry.js'],
      ['Skerry slim', '/dist/skerry.slim.js'],
    ] as const
  ).map(([name, script]) => ({
    race,
    name: `${name}, ${how}`,
    side: 'ours',
    script,
    markup,
    before: [own('skerryMounted')],
  }));

const fades: readonly SlideshowEntry[] = [
  { race: 'fade', name: 'bare', side: 'bare', script: own('bareFade'), markup: markups.bareFade },
  ...ours('fade', 'slideshow', markups.skerryFade),
  {
    race: 'fade',
    name: 'Swiper',
    side: 'peer',
    script: own('swiperFade'),
    markup: markups.swiperFade,
  },
  { race: 'fade', name: 'Embla', side: 'peer', script: own('emblaFade'), markup: markups.embla },
  { race: 'fade', name: 'Splide', side: 'peer', script: own('splideFade'), markup: markups.splide },
];

/** Whose slides follow a finger. */
const slides: readonly SlideshowEntry[] = [
  {
    race: 'slide',
    name: 'bare',
    side: 'bare',
    script: own('bareSlide'),
    markup: markups.bareSlide,
  },
  ...ours('slide', 'slider', markups.skerryStrip),
  {
    race: 'slide',
    name: 'Swiper',
    side: 'peer',
    script: own('swiperSlide'),
    markup: markups.swiperSlide,
  },
  { race: 'slide', name: 'Embla', side: 'peer', script: own('emblaSlide'), markup: markups.embla },
  {
    race: 'slide',
    name: 'Splide',
    side: 'peer',
    script: own('splideSlide'),
    markup: markups.splide,
  },
  {
    race: 'slide',
    name: 'keen-slider',
    side: 'peer',
    script: own('keenSliderSlide'),
    markup: markups.keenSlider,
  },
];

const scrolls = ours('slide', 'slideshow, scroll', markups.skerryScroll);

/** As a page may do whose server knows that a slideshow is seen first. */
const preloaded = (entry: SlideshowEntry): SlideshowEntry => ({
  ...entry,
  name: `${entry.name}, preloaded`,
  preloads: chunkFiles('gallery', 'image'),
});

/** The others load theirs as ours does. */
const loadedWhenSeen = (entry: SlideshowEntry): SlideshowEntry => ({
  ...entry,
  race: `${entry.race}Seen`,
  ...(entry.side !== 'ours' && { script: own('loadWhenSeen'), whenSeen: entry.script }),
});

const atHand = [...fades, ...slides, ...scrolls];

const slideshowEntries: readonly SlideshowEntry[] = [
  ...atHand,
  ...atHand.filter(({ side }) => side === 'ours').map(preloaded),
  ...atHand.map(loadedWhenSeen),
];

/** A slideshow of ours follows a finger with this transition. */
export const swipeEntries: readonly SlideshowEntry[] = [
  ...slides,
  ...ours('slide', 'slideshow, swipe', markups.skerrySwipe),
];

async function run(visit: Visit, script: string): Promise<Lap> {
  const { page } = visit;
  const { listeners: before } = await heldByPage(visit);
  await slowDown(visit);
  const start = await page.evaluate((script) => window.slideshowBench.run(script), script);
  await slowDown(visit, 1);
  const problems = await page.evaluate(() => window.slideshowBench.step());
  const { listeners: alive } = await heldByPage(visit);
  await page.evaluate(() => window.slideshowBench.destroy());
  const { listeners: left } = await heldByPage(visit);
  return { figures: { ...start, listeners: alive - before, leaked: left - before }, problems };
}

export const slideshowContestants: readonly Contestant[] = slideshowEntries.map(
  ({ script, markup, before, preloads, whenSeen, ...entry }) => ({
    ...entry,
    timed: script,
    html: (count) => slideshowPage(count, markup, { before, preloads, whenSeen }),
    run: (visit) => run(visit, script),
  }),
);
