import { slowDown } from '../cpuThrottling';
import { pageMetrics } from '../pageMetrics';
import type { Contestant, Lap, Visit } from '../suite';
import type {} from './browser/stopwatch';
import { type SheetsRace, sheetsMarkups } from './sheetsMarkups';
import { sheetsPage } from './sheetsPage';

/** Where the large sheet is served. */
export const SHEET_ADDRESS = '/sheets/large.css';

const SCRIPT = '/dist/skerry.slim.js';

const MS = 1000;

async function run(visit: Visit): Promise<Lap> {
  const { page } = visit;
  await slowDown(visit);
  const before = await pageMetrics(visit);
  const painted = await page.evaluate((script) => window.sheetsBench.run(script), SCRIPT);
  const after = await pageMetrics(visit);
  await slowDown(visit, 1);
  return {
    figures: {
      painted,
      recalculated: after.RecalcStyleCount - before.RecalcStyleCount,
      styles: (after.RecalcStyleDuration - before.RecalcStyleDuration) * MS,
      layout: (after.LayoutDuration - before.LayoutDuration) * MS,
    },
    problems: [],
  };
}

const races = Object.keys(sheetsMarkups) as SheetsRace[];

/** Each kind of block without the sheet, which is what the other is held against, and with it. */
export const sheetsContestants: readonly Contestant[] = races.flatMap((race) =>
  (['bare', 'ours'] as const).map((side) => ({
    race,
    name: side === 'bare' ? 'without the sheet' : 'under the sheet',
    side,
    timed: SCRIPT,
    html: (count: number) =>
      sheetsPage(count, sheetsMarkups[race], side === 'bare' ? [] : [SHEET_ADDRESS], [
        '/sheets/browser/stopwatch.js',
      ]),
    run,
  })),
);
