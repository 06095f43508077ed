import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { slowDown } from '../bench/cpuThrottling';
import { ALL_MOUNTED } from './allMounted';
import { type ScriptTask, scriptTasks, TRACE_CATEGORIES } from './scriptTasks';

/** Our script on the pages of the fixture server. */
const SCRIPT = /dist\/skerry/;

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
    await slowDown({ session });
    await browser.startTracing(page, { categories: TRACE_CATEGORIES });
    await page.goto(url);
    await page.evaluate(ALL_MOUNTED);
    await after?.(page);
    return scriptTasks(await browser.stopTracing(), SCRIPT);
  } finally {
    await context.close();
  }
}
