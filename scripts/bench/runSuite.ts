import type { Browser } from '@playwright/test';
import { runLap } from './runLap';
import type { BenchServer } from './serveSuites';
import type { Contestant, Lap, Suite } from './suite';
import type { Result } from './summary';

export interface Rounds {
  /** How many laps of each contestant count. */
  runs: number;
  /** When no further round begins, in milliseconds since 1970; one counts in any case. */
  until: number;
  /** How many things the page has, and in the first round, which only fills the caches. */
  size: number;
  warmUpSize: number;
}

/**
 * Gives every contestant one lap in each round, so that a busy minute of the machine is
 * everybody's. The first round does not count: it fills the browser's caches.
 */
export async function runSuite(
  browser: Browser,
  server: BenchServer,
  suite: Suite,
  chosen: readonly Contestant[],
  { runs, until, size, warmUpSize }: Rounds,
): Promise<Result[]> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    ...suite.context,
  });
  const able = chosen.filter(({ most = Infinity }) => size <= most);
  const results = able.map((contestant) => ({ contestant, laps: [] as Lap[] }));
  for (let round = 0; round <= runs; round += 1) {
    if (round > 1 && Date.now() > until) break;
    for (const { contestant, laps } of results) {
      const { slow } = contestant;
      if (slow && size >= slow.from && laps.length >= slow.laps) continue;
      const url = server.pageOf(contestant, round ? size : warmUpSize);
      const lap = await runLap(context, url, contestant);
      if (round) laps.push(lap);
    }
  }
  await context.close();
  return results;
}
