import type { BrowserContext } from '@playwright/test';
import type { Contestant, Lap } from './suite';

/** How long a contestant may take, in milliseconds. */
const LAP_TIMEOUT_MS = 180_000;

/**
 * Opens the page and lets the contestant run in it. Rejects for an error in the page and for a
 * contestant that takes more than three minutes.
 */
export async function runLap(
  context: BrowserContext,
  url: string,
  contestant: Contestant,
): Promise<Lap> {
  const browser = context.browser();
  if (!browser) throw new Error('the context has no browser');
  const page = await context.newPage();
  let timer: NodeJS.Timeout | undefined;
  const failed = new Promise<never>((_, reject) => {
    page.on('pageerror', reject);
    timer = setTimeout(() => reject(new Error(`${url} took too long`)), LAP_TIMEOUT_MS);
  });
  // A lap that ends with an error of its own must not leave this one unheard.
  failed.catch(() => {});
  try {
    await page.goto(url);
    const session = await context.newCDPSession(page);
    return await Promise.race([contestant.run({ browser, page, session }), failed]);
  } catch (error) {
    throw new Error(`${contestant.race}: ${contestant.name}`, { cause: error });
  } finally {
    clearTimeout(timer);
    await page.close();
  }
}
