import { loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { type BenchOptions, runsFor } from './benchOptions';
import type { Turn } from './plan';
import { type Standing, standingsOf } from './ratios';
import { resultTable } from './resultTable';
import { runSuite } from './runSuite';
import type { BenchServer } from './serveSuites';

/** Things on a page of the first round, which only fills the caches. */
const WARM_UP_SIZE = 10;

/**
 * Runs the contestants of a turn, and prints what each took. Fails the bench, by its exit code, where
 * one does not do what it must.
 */
export async function measureTurn(
  browser: Browser,
  server: BenchServer,
  { suite, size, chosen, share }: Turn,
  { runs }: Pick<BenchOptions, 'runs'>,
): Promise<Standing[]> {
  const results = await runSuite(browser, server, suite, chosen, {
    runs: runsFor(size, runs ?? suite.runs),
    // Who says how many runs has the time for them.
    until: runs ? Infinity : Date.now() + share,
    size,
    warmUpSize: Math.min(WARM_UP_SIZE, size),
  });
  for (const [race, title] of Object.entries(suite.races)) {
    const raced = results.filter(({ contestant }) => contestant.race === race);
    if (!raced.length) continue;
    const most = Math.max(...raced.map(({ laps }) => laps.length));
    console.log(`\n## ${title}, ${size} ${suite.things}, ${most} runs\n`);
    console.log(resultTable(raced, suite.measures));
  }
  for (const { contestant, laps } of results) {
    for (const problem of new Set(laps.flatMap(({ problems }) => problems))) {
      process.exitCode = 1;
      console.error(`${contestant.race}: ${contestant.name}, ${size}: ${problem}`);
    }
  }
  console.log(`\nLoad of the machine: ${loadavg()[0]?.toFixed(1)}`);
  return standingsOf(suite, size, results);
}
