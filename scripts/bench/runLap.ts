import type { Browser } from '@playwright/test';
import type { Lap, Race } from './browser/stopwatch';

/** How much slower than this machine the measured page runs. */
export const CPU_THROTTLING = 4;

/** How long a contestant may take, in milliseconds. */
const LAP_TIMEOUT_MS = 180_000;

/**
 * Opens the page, lets it come to rest, throttles the processor and lets the contestant run.
 * Rejects for an error in the page and for a contestant that takes more than three minutes.
 */
export async function runLap(
  context: Awaited<ReturnType<Browser['newContext']>>,
  url: string,
  script: string,
  race: Race,
): Promise<Lap> {
  const page = await context.newPage();
  let timer: NodeJS.Timeout | undefined;
  const failed = new Promise<never>((_, reject) => {
    page.on('pageerror', reject);
    timer = setTimeout(() => reject(new Error(`${url} took too long`)), LAP_TIMEOUT_MS);
  });
  try {
    await page.goto(url);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLING });
    const lap = page.evaluate(([script, race]) => window.bench.run(script, race), [
      script,
      race,
    ] as const);
    return await Promise.race([lap, failed]);
  } finally {
    clearTimeout(timer);
    await page.close();
  }
}
