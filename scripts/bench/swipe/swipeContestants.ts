import { slowDown } from '../cpuThrottling';
import { pageMetrics } from '../pageMetrics';
import type {} from '../slideshow/browser/stopwatch';
import { swipeEntries } from '../slideshow/slideshowContestants';
import { slideshowPage } from '../slideshow/slideshowPage';
import type { Contestant, Lap, Visit } from '../suite';
import { countFrames, FRAME_CATEGORIES } from './countFrames';
import { dispatchSwipe } from './dispatchSwipe';

/** How long slides may glide on after the finger is up, in milliseconds. */
const GLIDE_MS = 1000;

/** How long the page rests before, in milliseconds. */
const REST_MS = 300;

async function run(visit: Visit, script: string): Promise<Lap> {
  const { browser, page } = visit;
  await page.evaluate((script) => window.slideshowBench.run(script), script);
  await slowDown(visit);
  await page.waitForTimeout(REST_MS);
  const before = await pageMetrics(visit);
  await browser.startTracing(page, { categories: FRAME_CATEGORIES });
  await dispatchSwipe(visit);
  await page.waitForTimeout(GLIDE_MS);
  const frames = countFrames(await browser.stopTracing());
  const after = await pageMetrics(visit);
  await slowDown(visit, 1);
  const seen = await page.evaluate(() => window.slideshowBench.seen());
  return {
    figures: { ...frames, busy: (after.TaskDuration - before.TaskDuration) * 1000 },
    problems: seen >= 1 ? [] : [`slide ${seen} is seen after a swipe`],
  };
}

/** Those whose slides follow the finger. */
export const swipeContestants: readonly Contestant[] = swipeEntries.map(
  ({ script, markup, before, ...entry }) => ({
    ...entry,
    race: 'swipe',
    html: (count) => slideshowPage(count, markup, { before }),
    run: (visit) => run(visit, script),
  }),
);
