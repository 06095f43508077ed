import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Engine } from '../../real/options';
import { createSavedApi } from '../../real/site/createSavedApi';
import type { SavedSite } from '../../real/site/createSavedSite';
import { slowDown } from '../cpuThrottling';
import { answerOutside } from './answerOutside';
import type { PageFigures, PressFigures } from './figures';
import type {} from './page/index';
import type { Place } from './page/show';
import { PRESS_ORDER, PRESSES, type Press } from './presses';
import type { PhotoServer } from './servePhotos';
import { slowNetwork } from './slowNetwork';

/** Where a visitor goes. */
export interface SlowVisit {
  browser: Browser;
  /** What watches, in the page. */
  script: string;
  site: SavedSite;
  photos: PhotoServer;
  path: string;
  /** Undefined: without Skerry. */
  engine: Engine | undefined;
}

/** A phone, in CSS px. */
const VIEWPORT = { width: 390, height: 844 };

/** The page is left alone after it has loaded, for what waits for an idle moment. */
const REST_MS = 3000;

/** What a press sets off is over. */
const ANSWER_MS = 1000;

/**
 * How long a press waits for what it presses: while the page loads, and when it has loaded. Of
 * thumbnails only the first is seen until their gallery, which is scrolled to, has its code.
 */
const PATIENCE = { loading: 15_000, loaded: 3000 };

interface OpenPage {
  page: Page;
  /** Taps with a finger, at a place in CSS px. */
  tap(place: Place): void;
  /** Bytes that came over the network so far. */
  bytes(): number;
}

async function countBytes(session: CDPSession): Promise<() => number> {
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return () => bytes;
}

/**
 * Lets the browser take a mouse for a finger. `page.touchscreen` is of no use here: it holds a touch back
 * until the page's next picture is on the screen, which no finger does, and the time counts.
 * As on a desktop: a phone waits 300 ms for a second tap where a page may be zoomed.
 */
async function createFinger(session: CDPSession): Promise<OpenPage['tap']> {
  const emulation = { enabled: true, configuration: 'desktop' } as const;
  await session.send('Emulation.setEmitTouchEventsForMouse', emulation);
  return (place) => {
    for (const type of ['mousePressed', 'mouseReleased'] as const) {
      const event = { type, ...place, button: 'left', clickCount: 1 } as const;
      // It is answered when the page closes: no mouse event came of it.
      session.send('Input.dispatchMouseEvent', event).catch(() => {});
    }
  };
}

/** Opens the page as a slow phone does, and lets `look` work with it from its first byte. */
async function open<T>(
  { browser, script, site, photos, path, engine }: SlowVisit,
  look: (opened: OpenPage) => Promise<T>,
): Promise<T> {
  const address = site.address(path, engine);
  const context = await browser.newContext({
    viewport: VIEWPORT,
    hasTouch: true,
    // A phone heeds the page's <meta name=viewport>, and lays out the page anew for its width.
    isMobile: true,
    serviceWorkers: 'block',
  });
  try {
    await context.addInitScript({ content: script });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const { imageSizes } = site.page(path);
    const { origin } = new URL(address);
    await answerOutside(session, photos, { origin, api: createSavedApi(), imageSizes });
    const bytes = await countBytes(session);
    const tap = await createFinger(session);
    await slowNetwork(session);
    await slowDown({ session });
    await page.goto(address, { waitUntil: 'commit' });
    return await look({ page, tap, bytes });
  } finally {
    await context.close();
  }
}

/** Presses the first of a kind that is seen, and gives how long the browser took to paint after it. */
async function pressOne(
  { page, tap }: Pick<OpenPage, 'page' | 'tap'>,
  press: Press,
  patience: number,
): Promise<number | undefined> {
  const asked = [PRESSES[press], patience] as const;
  const place = await page.evaluate(([all, patience]) => window.vitals.show(all, patience), asked);
  if (!place) return undefined;
  await page.evaluate(() => window.vitals.presses());
  tap(place);
  await wait(ANSWER_MS);
  return page.evaluate(() => window.vitals.presses());
}

/** Loads the page and leaves it alone; then presses one of each kind. */
export const visitSlowly = (visit: SlowVisit): Promise<PageFigures> =>
  open(visit, async ({ page, tap, bytes }) => {
    await page.waitForLoadState('load');
    if (visit.engine) await page.waitForFunction(() => window.Skerry?.ready.then(() => true));
    await wait(REST_MS);
    const paints = await page.evaluate(() => window.vitals.paints());
    const figures = {
      largest: paints.largest,
      element: paints.element,
      picture: paints.picture,
      blocked: await page.evaluate(() => window.vitals.blocked()),
      shift: await page.evaluate(() => window.vitals.shift()),
      bytes: bytes(),
    };
    const presses: PressFigures = {};
    for (const press of PRESS_ORDER) {
      const took = await pressOne({ page, tap }, press, PATIENCE.loaded);
      if (took !== undefined) presses[press] = took;
    }
    return { ...figures, presses };
  });

/** Loads the page once, for the caches of the servers. */
export const warmUp = (visit: SlowVisit): Promise<void> =>
  open(visit, async ({ page }) => {
    await page.waitForLoadState('load');
    await wait(REST_MS);
  });

/** Presses one of a kind as soon as it is seen. Gives how long the browser took to paint after it. */
export const pressEarly = (visit: SlowVisit, press: Press): Promise<number | undefined> =>
  open(visit, (opened) => pressOne(opened, press, PATIENCE.loading));
