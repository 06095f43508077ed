import type { Browser, Page } from '@playwright/test';
import type { Sample } from '#fixtures/server/samples';
import { slowDown } from '../bench/cpuThrottling';
import { ALL_MOUNTED } from './allMounted';
import { type Interaction, keepInteractions, takeInteractions } from './interactions';

const VIEWPORT = { width: 390, height: 844 };

/** What a visitor may press or type into; so many of a sample are tried. */
const CONTROLS =
  'main :is(button, a[href], input:not([type=hidden]), select, textarea, summary, [tabindex], img)';
const MOST = 14;

/** What is typed into each after the press: a letter, a step, and the way out of what has opened. */
const KEYS = ['a', 'ArrowRight', 'Escape'];

/** After this time everything that a press starts is there, in milliseconds. */
const REST_MS = 400;

/** One that can't be pressed within this time is covered, or gone, in milliseconds. */
const PRESS_TIMEOUT_MS = 1500;

/** The longest that a press may take, in milliseconds. */
const LIMIT_MS = 100;

interface Press extends Interaction {
  control: string;
}

/** The longest first; of the events of one press, that in which most was done. */
const byLength = (a: Interaction, b: Interaction) => b.duration - a.duration || b.work - a.work;

/** Presses the controls of a page one after the other; returns the longest interaction with each. */
async function pressAll(page: Page): Promise<Press[]> {
  const presses: Press[] = [];
  for (const control of (await page.$$(CONTROLS)).slice(0, MOST)) {
    const name = await control.evaluate((element) =>
      `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent}`.trim(),
    );
    const isPressed = await control.click({ timeout: PRESS_TIMEOUT_MS }).then(
      () => true,
      () => false,
    );
    if (!isPressed) continue;
    await page.waitForTimeout(REST_MS);
    for (const key of KEYS) await page.keyboard.press(key);
    await page.waitForTimeout(REST_MS);
    const [longest] = (await takeInteractions(page)).sort(byLength);
    if (longest) presses.push({ ...longest, control: name.replace(/\s+/g, ' ').slice(0, 40) });
  }
  return presses;
}

async function longestOf(browser: Browser, url: string): Promise<Press | undefined> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    await keepInteractions(page);
    const session = await context.newCDPSession(page);
    await slowDown({ session });
    await page.goto(url);
    await page.evaluate(ALL_MOUNTED);
    const presses = await pressAll(page);
    return presses.sort(byLength)[0];
  } finally {
    await context.close();
  }
}

/**
 * Prints the longest press of each block of the manuals on a slow phone, under `skerry.css`: from the press, or the
 * key, to the next frame.
 *
 * @returns Whether none takes longer than 100 ms.
 */
export async function measurePresses(
  browser: Browser,
  origin: string,
  samples: readonly Sample[],
): Promise<boolean> {
  let isWithin = true;
  console.log('| sample | longest press, ms | until listeners run | in listeners | event | of |');
  console.log('|---|---:|---:|---:|---|---|');
  for (const { name } of samples) {
    const press = await longestOf(browser, `${origin}/samples/?sample=${name}&sheet&engine=slim`);
    if (!press) continue;
    const { duration, wait, work, type, control } = press;
    const figures = [duration, wait, work].map((value) => value.toFixed(0));
    console.log(`| ${[name, ...figures, type, control].join(' | ')} |`);
    isWithin &&= duration <= LIMIT_MS;
  }
  return isWithin;
}
