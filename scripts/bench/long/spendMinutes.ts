import { type Held, heldByPage } from '../heldByPage';
import type { Visit } from '../suite';
import { type Direction, scrollFor } from './scrollFor';

/** How long each round scrolls, in ms. */
const ROUND_MS = 5000;

/** Opens the lightbox of a picture in view, and closes it. */
async function openLightbox({ page }: Visit): Promise<void> {
  await page.evaluate(() => {
    const pictures = document.querySelectorAll<HTMLElement>('[data-gallery-slides] img');
    [...pictures].find((picture) => picture.getBoundingClientRect().top > 0)?.click();
  });
  // By a locator: a handle would keep each lightbox in memory.
  const lightbox = page.locator('.skerry-lightbox');
  await page.getByRole('dialog').waitFor({ timeout: 5000 });
  await page.keyboard.press('Escape');
  await lightbox.waitFor({ state: 'detached', timeout: 5000 });
}

/** What a page held before and after it was used. */
export interface Use {
  before: Held;
  after: Held;
}

/**
 * Scrolls up and down a page for so many minutes, and opens its lightbox between the rounds. Before
 * that it goes once to the end, and opens the lightbox once: what is loaded and kept for ever is no
 * growth.
 *
 * @param openings How often the lightbox is opened in that time.
 */
export async function spendMinutes(visit: Visit, minutes: number, openings: number): Promise<Use> {
  let direction: Direction = 1;
  const scroll = async () => {
    ({ direction } = await scrollFor(visit.page, ROUND_MS, direction));
  };
  do await scroll();
  while (direction === 1);
  if (openings) await openLightbox(visit);
  const before = await heldByPage(visit);

  const rounds = Math.max(1, Math.round((minutes * 60_000) / ROUND_MS));
  let opened = 0;
  for (let round = 1; round <= rounds; round += 1) {
    await scroll();
    for (; opened < (openings * round) / rounds; opened += 1) await openLightbox(visit);
  }
  return { before, after: await heldByPage(visit) };
}
