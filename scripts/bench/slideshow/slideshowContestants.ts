import { slowDown } from '../cpuThrottling';
import { listenersAlive } from '../listenersAlive';
import type { Contestant, Lap, Visit } from '../suite';
import * as markups from './slideshowMarkups';
import { type SlideshowMarkup, slideshowPage } from './slideshowPage';

/** A slideshow of one library with one transition. */
export interface SlideshowEntry extends Pick<Contestant, 'race' | 'name' | 'side'> {
  /** Its address. */
  script: string;
  markup: SlideshowMarkup;
  /** Scripts that run in the page before: tell ours to end the race. */
  before?: readonly string[];
}

const own = (name: string) => `/slideshow/browser/${name}.js`;

export const slideshowEntries: readonly SlideshowEntry[] = [
  { race: 'fade', name: 'bare', side: 'bare', script: own('bareFade'), markup: markups.bareFade },
  {
    race: 'fade',
    name: 'Swiper',
    side: 'peer',
    script: own('swiperFade'),
    markup: markups.swiperFade,
  },
  { race: 'fade', name: 'Embla', side: 'peer', script: own('emblaFade'), markup: markups.embla },
  { race: 'fade', name: 'Splide', side: 'peer', script: own('splideFade'), markup: markups.splide },
  {
    race: 'slide',
    name: 'bare',
    side: 'bare',
    script: own('bareSlide'),
    markup: markups.bareSlide,
  },
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

async function run(visit: Visit, script: string): Promise<Lap> {
  const { page } = visit;
  const before = await listenersAlive(visit);
  await slowDown(visit);
  const start = await page.evaluate((script) => window.slideshowBench.run(script), script);
  await slowDown(visit, 1);
  const problems = await page.evaluate(() => window.slideshowBench.step());
  const alive = await listenersAlive(visit);
  await page.evaluate(() => window.slideshowBench.destroy());
  const left = await listenersAlive(visit);
  return { figures: { ...start, listeners: alive - before, leaked: left - before }, problems };
}

export const slideshowContestants: readonly Contestant[] = slideshowEntries.map(
  ({ script, markup, before = [], ...entry }) => ({
    ...entry,
    timed: script,
    html: (count) => slideshowPage(count, markup, before),
    run: (visit) => run(visit, script),
  }),
);
