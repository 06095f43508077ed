import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page, Route } from '@playwright/test';
import { SAVE } from '#fixtures/harness/sentForms';
import { answerRequest } from './answerRequest';
import { createSavedApi, type FormSave } from './createSavedApi';
import { isOwnFile, type SavedSite } from './createSavedSite';
import type { Geometry } from './geometry/geometry';
import { type Engine, WIDTHS } from './options';
import type { KindReading } from './page/blockWatch';
import type {} from './page/index';
import type { LayoutShift } from './page/layoutShifts';
import { standIn } from './standIn';

/** What a visitor to a page saw. */
export interface Visit {
  /** What became of the blocks; empty without Skerry. */
  kinds: readonly KindReading[];
  shifts: readonly LayoutShift[];
  /** Errors of the console and errors that nobody caught. */
  errors: readonly string[];
  warnings: readonly string[];
  /** How many calls the page made to the platform's API. */
  posts: number;
  /** What its forms sent, in order. */
  saves: readonly FormSave[];
  /** What became of forms that belong to others. */
  strangers: readonly string[];
  /** The page's measures, before its blocks are used. */
  geometry: Geometry;
  /** The body at the end; with Skerry, after it was destroyed. */
  body: string;
}

export interface VisitOptions {
  path: string;
  /** Undefined: without Skerry. */
  engine: Engine | undefined;
  width: number;
  rest: number;
  /** The file for a picture of the page in use. */
  shot?: string | undefined;
}

const START_MS = 10_000;

/** How long after the scroll the last blocks may take. */
const SETTLE_MS = 5000;

/** The latest shifts are told of a little later, and what is shown softly is seen. */
const LAST_SHIFTS_MS = 1000;

async function tryBlocks(
  page: Page,
  shot: string | undefined,
): Promise<Pick<Visit, 'kinds' | 'strangers'>> {
  await page.evaluate((patience) => window.real.blocks.settled(patience), SETTLE_MS);
  const kinds = await page.evaluate(() => window.real.blocks.read());
  if (shot) {
    await mkdir(dirname(shot), { recursive: true });
    // To hide the caret, Playwright would write style attributes into the page.
    await page.screenshot({ path: shot, fullPage: true, caret: 'initial' });
  }
  const strangers = await page.evaluate(() => window.real.judgeStrangers());
  await page.evaluate(() => {
    window.Skerry?.destroy();
    window.real.takeDelivered();
  });
  return { kinds, strangers };
}

/**
 * Visits a page in a browser profile of its own: rests, scrolls once to the end, then uses every
 * block, and has Skerry put the page back. Rejects where the page or Skerry does not start.
 */
export async function visitPage(
  browser: Browser,
  script: string,
  site: SavedSite,
  { path, engine, width, rest, shot }: VisitOptions,
): Promise<Visit> {
  const address = site.address(path, engine);
  const { origin } = new URL(address);
  const { imageSizes } = site.page(path);
  const viewport = { width, height: WIDTHS[width]?.height ?? width };
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  const errors: string[] = [];
  const warnings: string[] = [];
  let posts = 0;
  const api = createSavedApi();

  await context.addInitScript({ content: script });
  await context.route('**', async (route: Route) => {
    const request = route.request();
    const url = new URL(request.url());
    const resourceType = request.resourceType();
    const method = request.method();
    if (method !== 'GET') posts += 1;
    const body = request.postData() ?? '';
    const asked = { url, method, resourceType, body };
    const answer = answerRequest(asked, { origin, api, imageSizes });
    if (answer) return route.fulfill(answer);
    // The page may be closed while one of its files is on its way.
    const response = await route.fetch().catch(() => undefined);
    if (!response) return route.abort().catch(() => {});
    if (response.ok() || isOwnFile(url)) return route.fulfill({ response }).catch(() => {});
    return route.fulfill(standIn(url, resourceType, imageSizes));
  });

  try {
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      // The browser tells of a refusal, which is one of ours.
      if (message.location().url.includes(SAVE)) return;
      if (message.type() === 'error') errors.push(message.text());
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.goto(address, { waitUntil: 'load' });
    if (engine) {
      const isReady = () => window.Skerry?.ready.then(() => true);
      await page.waitForFunction(isReady, undefined, { timeout: START_MS }).catch(() => {
        throw new Error(['Skerry did not get ready', ...errors].join('; '));
      });
    }
    await wait(rest);
    await page.evaluate(() => window.real.scrollToEnd());
    await wait(LAST_SHIFTS_MS);
    const shifts = await page.evaluate(() => [...window.real.shifts]);
    if (engine) await page.evaluate((patience) => window.real.showsBlocks(patience), SETTLE_MS);
    const geometry = await page.evaluate(() => window.real.readGeometry());
    const tried = engine ? await tryBlocks(page, shot) : { kinds: [], strangers: [] };
    const body = await page.evaluate(() => document.body.outerHTML);
    return { ...tried, geometry, shifts, errors, warnings, posts, saves: api.saves, body };
  } finally {
    await context.close();
  }
}

/** Where the picture of a page goes. */
export const shotFile = (folder: string, path: string, width: number, engine: Engine): string =>
  join(folder, `${path.replace(/\.html?$/i, '')}-${width}-${engine}.png`);
