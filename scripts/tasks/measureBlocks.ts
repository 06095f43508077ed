import type { Browser } from '@playwright/test';
import type { ScriptTask } from './scriptTasks';
import { slowTasks } from './slowTasks';

const LIMIT_MS = 50;
const LAPS = 3;

const ms = (value: number) => value.toFixed(0);

const lap = (browser: Browser, url: string, blocks: number): Promise<ScriptTask[]> =>
  slowTasks(browser, {
    url,
    viewport: { width: 1280, height: 720 },
    async after(page) {
      const triggers = await page.locator('[data-accordion-trigger][aria-controls]').count();
      const expected = 2 * Math.ceil(blocks / 3);
      if (triggers !== expected) {
        throw new Error(`${triggers} of ${expected} accordion items work`);
      }
    },
  });

/**
 * Prints the longest tasks of the fixture page of accordions, menus and marquees, with 1,000 and 10,000 blocks
 * and both engines.
 *
 * @returns Whether none of ours passes 50 ms in every lap.
 */
export async function measureBlocks(browser: Browser, origin: string): Promise<boolean> {
  let isWithin = true;
  console.log('| blocks | engine | longest task of ours, ms, each lap | with the browser’s own |');
  console.log('|---:|---|---|---|');
  for (const blocks of [1000, 10_000]) {
    for (const engine of ['react', 'slim']) {
      const laps: ScriptTask[][] = [];
      while (laps.length < LAPS) {
        const url = `${origin}/blocks/?blocks=${blocks}&engine=${engine}`;
        laps.push(await lap(browser, url, blocks));
      }
      const longest = (time: (task: ScriptTask) => number) =>
        laps.map((tasks) => Math.max(...tasks.map(time)));
      const ours = longest(({ script, browsersOwn }) => script - browsersOwn);
      const all = longest(({ script }) => script);
      console.log(
        `| ${blocks} | ${engine} | ${ours.map(ms).join(', ')} | ${all.map(ms).join(', ')} |`,
      );
      isWithin &&= Math.min(...ours) <= LIMIT_MS;
    }
  }
  return isWithin;
}
