import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browsers, Tab } from '#fixtures/harness/tab';
import type { Geometry } from '../geometry/geometry';
import { type Engine, WIDTHS } from '../options';
import type { KindReading } from '../page/blockWatch';
import type {} from '../page/index';
import type { LayoutShift } from '../page/layoutShifts';
import type { FormSave } from '../site/createSavedApi';
import type { SavedSite } from '../site/createSavedSite';
import type { Certificate } from './createCertificate';
import { createVisitServer } from './createVisitServer';
import { photograph } from './photograph';

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

/** What is the same for all visits of a run. */
export interface Trip {
  browsers: Browsers;
  site: SavedSite;
  /** Runs in each page before its own scripts. */
  script: string;
  certificate: Certificate;
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

/** What Chromium writes of a form's first submission: nothing else is answered so. */
const REFUSED = /^Failed to load resource: .* 400 /;

/** How long after the scroll the last blocks may take. */
const SETTLE_MS = 5000;

/** Every block is used within this time. */
const USE_MS = 120_000;

/** The latest shifts are told of a little later, and what is shown softly is seen. */
const LAST_SHIFTS_MS = 1000;

/** Whether something comes true in the page within `patience` milliseconds. */
async function until(tab: Tab, fn: () => unknown, patience: number): Promise<boolean> {
  const end = Date.now() + patience;
  // WebKit's driver lets go of a page that is about to be left, even where it is not.
  while (!(await tab.evaluate(fn).catch(() => false))) {
    if (Date.now() > end) return false;
    await wait(50);
  }
  return true;
}

async function tryBlocks(
  tab: Tab,
  shot: string | undefined,
): Promise<Pick<Visit, 'kinds' | 'strangers'>> {
  await tab.evaluate((patience) => window.real.blocks.settled(patience), SETTLE_MS);
  await tab.evaluate(() => window.real.blocks.read());
  if (!(await until(tab, () => window.real.blocks.readings, USE_MS))) {
    const errors = await tab.errors();
    throw new Error([`The blocks could not be used within ${USE_MS} ms`, ...errors].join('; '));
  }
  const kinds = await tab.evaluate(() => window.real.blocks.readings ?? []);
  if (shot) {
    await mkdir(dirname(shot), { recursive: true });
    await photograph(tab, shot);
  }
  const strangers = await tab.evaluate(() => window.real.judgeStrangers());
  await tab.evaluate(() => {
    window.Skerry?.destroy();
    window.real.takeDelivered();
  });
  return { kinds, strangers };
}

async function visitTab(
  tab: Tab,
  url: string,
  { engine, rest, shot }: VisitOptions,
): Promise<Omit<Visit, 'posts' | 'saves'>> {
  await tab.goTo(url);
  await until(tab, () => document.readyState === 'complete', START_MS);
  if (engine && !(await until(tab, () => window.Skerry?.ready.then(() => true), START_MS))) {
    throw new Error(['Skerry did not get ready', ...(await tab.errors())].join('; '));
  }
  await wait(rest);
  await tab.evaluate(() => window.real.scrollToEnd());
  await wait(LAST_SHIFTS_MS);
  const shifts = await tab.evaluate(() => [...window.real.shifts]);
  if (engine) await tab.evaluate((patience) => window.real.showsBlocks(patience), SETTLE_MS);
  const geometry = await tab.evaluate(() => window.real.readGeometry());
  const tried = engine ? await tryBlocks(tab, shot) : { kinds: [], strangers: [] };
  const body = await tab.evaluate(() => document.body.outerHTML);
  const lines = (await tab.consoleLines()).filter(({ text }) => !REFUSED.test(text));
  const written = (asked: string) =>
    lines.filter(({ type }) => type === asked).map(({ text }) => text);
  const errors = [...(await tab.errors()), ...written('error')];
  return { ...tried, geometry, shifts, errors, warnings: written('warning'), body };
}

/**
 * Visits a page in a browser profile of its own: rests, scrolls once to the end, then uses every
 * block, and has Skerry put the page back. Rejects where the page or Skerry does not start.
 */
export async function visitPage(
  { browsers, site, script, certificate }: Trip,
  options: VisitOptions,
): Promise<Visit> {
  const { path, engine, width } = options;
  const address = new URL(site.address(path, engine));
  const { imageSizes } = site.page(path);
  const server = await createVisitServer({ site: address.origin, imageSizes, script, certificate });
  try {
    const tab = await browsers.openTab({
      viewport: { width, height: WIDTHS[width]?.height ?? width },
      reducedMotion: false,
      hasTouch: false,
      isMobile: false,
      proxy: server.origin,
    });
    try {
      const url = server.origin + address.pathname + address.search;
      const seen = await visitTab(tab, url, options);
      return { ...seen, posts: server.posts, saves: server.saves };
    } finally {
      await tab.close();
    }
  } finally {
    await server.close();
  }
}

/** Where the picture of a page goes. */
export const shotFile = (folder: string, path: string, width: number, engine: Engine): string =>
  join(folder, `${path.replace(/\.html?$/i, '')}-${width}-${engine}.png`);
