import { pageMetrics } from '../pageMetrics';
import type { Visit } from '../suite';
import { scrollFor } from './scrollFor';

/** What a page holds, after the garbage collector. */
export interface Held {
  /** In KB. */
  heap: number;
  listeners: number;
}

/** How long each round scrolls, in ms. */
const ROUND_MS = 5000;

async function held(visit: Visit): Promise<Held> {
  await visit.session.send('HeapProfiler.collectGarbage');
  await visit.session.send('HeapProfiler.collectGarbage');
  const { JSHeapUsedSize, JSEventListeners } = await pageMetrics(visit);
  return { heap: JSHeapUsedSize / 1024, listeners: JSEventListeners };
}

/** Opens the lightbox of a picture in view, and closes it; returns whether there was one. */
async function openLightbox({ page }: Visit): Promise<boolean> {
  const isPressed = await page.evaluate(() => {
    const seen = [...document.querySelectorAll<HTMLElement>('[data-gallery-slides] img')].find(
      (picture) => picture.getBoundingClientRect().top > 0,
    );
    seen?.click();
    return seen !== undefined;
  });
  if (!isPressed) return false;
  const isOpen = await page
    .waitForSelector('.skerry-lightbox', { timeout: 5000 })
    .catch(() => undefined);
  if (!isOpen) return false;
  await page.keyboard.press('Escape');
  await page.waitForSelector('.skerry-lightbox', { state: 'detached' });
  return true;
}

/** How the page was used, and what it held when it had been seen once and at the end. */
export interface Use {
  openings: number;
  before: Held;
  after: Held;
}

/**
 * Scrolls through a page for so many minutes, and between two rounds opens its lightbox so often that
 * the openings are over at the end.
 */
export async function spendMinutes(visit: Visit, minutes: number, openings: number): Promise<Use> {
  const rounds = Math.max(1, Math.round((minutes * 60_000) / ROUND_MS));
  let opened = 0;
  // The first time code is loaded, and what it keeps for ever is made.
  if (openings) await openLightbox(visit);
  await scrollFor(visit.page, ROUND_MS);
  const before = await held(visit);
  for (let round = 1; round <= rounds; round += 1) {
    await scrollFor(visit.page, ROUND_MS);
    while (opened < (openings * round) / rounds && (await openLightbox(visit))) opened += 1;
  }
  return { openings: opened, before, after: await held(visit) };
}
