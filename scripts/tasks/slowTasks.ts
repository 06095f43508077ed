import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { type ScriptTask, scriptTasks, TRACE_CATEGORIES } from './scriptTasks';

const CPU_THROTTLING = 4;

/** Our script on the pages of the fixture server. */
const SCRIPT = /dist\/skerry/;

// In the page: resolves when blocks have come to life and no more do for three seconds.
const ALL_MOUNTED = `(async () => {
  await Skerry.ready;
  await new Promise((resolve) => {
    let timer;
    const wait = () => { clearTimeout(timer); timer = setTimeout(resolve, 3000); };
    Skerry.on('mounted', wait);
    wait();
  });
})()`;

/** A page, and what is done with it. */
export interface SlowVisit {
  url: string;
  viewport: NonNullable<BrowserContextOptions['viewport']>;
  /** Runs before the page is asked for. */
  before?(page: Page): Promise<void>;
  /** Runs when its blocks are live. */
  after?(page: Page): Promise<void>;
}

/** Visits a page as on a slow phone; returns the tasks of our script until all of its blocks are live. */
export async function slowTasks(
  browser: Browser,
  { url, viewport, before, after }: SlowVisit,
): Promise<ScriptTask[]> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    await before?.(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLING });
    await browser.startTracing(page, { categories: TRACE_CATEGORIES });
    await page.goto(url);
    await page.evaluate(ALL_MOUNTED);
    await after?.(page);
    return scriptTasks(await browser.stopTracing(), SCRIPT);
  } finally {
    await context.close();
  }
}
