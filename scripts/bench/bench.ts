// Measures how long pages of many blocks take to be ready and to be mounted: Skerry, peers and
// the bare loop, side by side (README.md). Run after `npm run build`.
import { cpus, loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { findChromium } from '../browsers/findChromium';
import { readBenchOptions, runsFor } from './benchOptions';
import { startBenchServer } from './benchServer';
import type { Lap } from './browser/stopwatch';
import { contestants } from './contestants';
import { resultTable } from './resultTable';
import { CPU_THROTTLING, runLap } from './runLap';

const { runs, sizes, only } = readBenchOptions();
const titles = { ready: 'A: all ready', mounted: 'B: all mounted' };
const chosen = [...contestants.entries()].filter(([, { race, name }]) =>
  only.some((text) => `${race}: ${name}`.toLowerCase().includes(text.toLowerCase())),
);

const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    // Being watched by a debugger, a page looks up source positions, for which V8 parses whole
    // functions again: 25 ms for React that no visitor pays.
    '--js-flags=--no-enable-lazy-source-positions',
  ],
});
const server = await startBenchServer();
const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Chromium ${browser.version()}`;
console.log(`${new Date().toISOString().slice(0, 10)}, ${machine}, CPU ${CPU_THROTTLING}× slower`);

let failures = 0;
for (const blocks of sizes) {
  const laps = new Map<number, Lap[]>(chosen.map(([index]) => [index, []]));
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  // Each round gives every contestant one lap, so that a busy minute is everybody's. The first
  // round only fills the caches.
  for (let round = 0; round <= runsFor(blocks, runs); round += 1) {
    for (const [index, { race, name, script }] of chosen) {
      const url = server.pageOf(index, round ? blocks : 10);
      const lap = await runLap(context, url, script, race);
      if (round) laps.get(index)?.push(lap);
      for (const problem of lap.problems) {
        failures += 1;
        console.error(`${race}: ${name}, ${blocks} blocks: ${problem}`);
      }
    }
  }
  await context.close();
  for (const [race, title] of Object.entries(titles)) {
    const results = chosen
      .filter(([, contestant]) => contestant.race === race)
      .map(([index, contestant]) => ({ contestant, laps: laps.get(index) ?? [] }));
    if (!results.length) continue;
    console.log(`\n## ${title}, ${blocks} blocks, ${runsFor(blocks, runs)} runs\n`);
    console.log(resultTable(results));
  }
  console.log(`\nLoad of the machine: ${loadavg()[0]?.toFixed(1)}`);
}
server.close();
await browser.close();
if (failures) process.exitCode = 1;
