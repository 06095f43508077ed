import type { Browser } from '@playwright/test';
import { slowDown } from '../cpuThrottling';
import { isNamed } from '../plan';
import { serveSuites } from '../serveSuites';
import type { Visit } from '../suite';
import { longPage, longPages } from './longPages';
import { type ScrollFigures, scrollFor } from './scrollFor';
import { spendMinutes } from './spendMinutes';

/** How often the lightbox is opened in ten minutes. */
const OPENINGS = 500;
const TEN_MINUTES = 10;

const SCROLL_MS = 10_000;

const SCRIPTS: readonly (readonly [name: string, script: string | undefined])[] = [
  ['without', undefined],
  ['Skerry', '/dist/skerry.js'],
  ['Skerry slim', '/dist/skerry.slim.js'],
];

/** Nobody races here: each page is held against itself without Skerry. */
const contestants = longPages.flatMap((page) =>
  SCRIPTS.map(([name, script]) => ({
    page: `${page.count} ${page.things}`,
    name,
    hasLightbox: page.hasLightbox && script !== undefined,
    html: () => longPage(page, script),
  })),
);

async function open(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  // What runs this file gives functions their names by this one, in the page too.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  const page = await context.newPage();
  await page.goto(address);
  await page.evaluate(() => window.Skerry?.ready);
  const session = await context.newCDPSession(page);
  return { browser, page, session };
}

const scrollLine = ({ dropped, frames, longestFrame, longestTask }: ScrollFigures) =>
  [`${dropped} of ${frames + dropped}`, longestFrame.toFixed(0), longestTask.toFixed(0)].join(
    ' | ',
  );

/**
 * Scrolls through long pages on a slow phone, with and without Skerry, and prints how smooth that was, how
 * many listeners they have, and how their memory grows while they are used.
 *
 * @param minutes How long each page is used.
 * @param only Texts; whose `page: script` holds none of them is left out.
 */
export async function benchLong(
  browser: Browser,
  minutes: number,
  only: readonly string[],
): Promise<void> {
  const server = await serveSuites([{ contestants }]);
  try {
    console.log(`\n## Long pages, ${minutes} minutes of use\n
| page | script | frames dropped | longest frame, ms | longest task, ms | listeners | openings | heap at first, KB | grown, KB | listeners grown |
|---|---|---:|---:|---:|---:|---:|---:|---:|---:|`);
    for (const contestant of contestants) {
      const { page, name, hasLightbox } = contestant;
      if (!isNamed(`${page}: ${name}`, only)) continue;
      const visit = await open(browser, server.pageOf(contestant, 0));
      await slowDown(visit);
      const figures = await scrollFor(visit.page, SCROLL_MS, 1);
      await slowDown(visit, 1);
      const openings = hasLightbox ? Math.round((OPENINGS * minutes) / TEN_MINUTES) : 0;
      const { before, after } = await spendMinutes(visit, minutes, openings);
      const cells = [
        page,
        name,
        scrollLine(figures),
        before.listeners,
        openings,
        before.heap.toFixed(0),
        (after.heap - before.heap).toFixed(0),
        after.listeners - before.listeners,
      ];
      console.log(`| ${cells.join(' | ')} |`);
      await visit.page.context().close();
    }
  } finally {
    server.close();
  }
}
