// Measures Skerry, its peers and the least that does the same, side by side (README.md): pages of
// many blocks, layouts, slideshows, swipes, lightboxes. Run after `npm run build`.
import { cpus, loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { findChromium, findFullChromium } from '../browsers/findChromium';
import { readBenchOptions, runsFor } from './benchOptions';
import { CPU_THROTTLING } from './cpuThrottling';
import { resultTable } from './resultTable';
import { runSuite } from './runSuite';
import { serveSuites } from './serveSuites';
import { suites } from './suites';

/** Things on a page of the first round, which only fills the caches. */
const WARM_UP_SIZE = 10;

const options = readBenchOptions(suites.map(({ name }) => name));
// What visitors have, where there is one: the headless shell draws less.
const executablePath = findFullChromium() ?? findChromium();
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
const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Chromium ${browser.version()}`;
const server = await serveSuites(suites);
console.log(`${new Date().toISOString().slice(0, 10)}, ${machine}, CPU ${CPU_THROTTLING}× slower`);

for (const suite of suites.filter(({ name }) => options.suites.includes(name))) {
  const chosen = suite.contestants.filter(({ race, name }) =>
    options.only.some((text) => `${race}: ${name}`.toLowerCase().includes(text.toLowerCase())),
  );
  for (const size of options.sizes ?? suite.sizes) {
    const runs = runsFor(size, options.runs ?? suite.runs);
    const rounds = { runs, size, warmUpSize: Math.min(WARM_UP_SIZE, size) };
    const results = await runSuite(browser, server, suite, chosen, rounds);
    for (const [race, title] of Object.entries(suite.races)) {
      const raced = results.filter(({ contestant }) => contestant.race === race);
      if (!raced.length) continue;
      console.log(`\n## ${title}, ${size} ${suite.things}, ${runs} runs\n`);
      console.log(resultTable(raced, suite.measures));
    }
    for (const { contestant, laps } of results) {
      for (const problem of new Set(laps.flatMap(({ problems }) => problems))) {
        process.exitCode = 1;
        console.error(`${contestant.race}: ${contestant.name}, ${size}: ${problem}`);
      }
    }
    console.log(`\nLoad of the machine: ${loadavg()[0]?.toFixed(1)}`);
  }
}
server.close();
await browser.close();
