// Measures Skerry, its peers and the least that does the same, side by side (README.md): pages of
// many blocks, layouts, slideshows, swipes, lightboxes. Run after `npm run build`.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium, findFullChromium } from '../browsers/findChromium';
import { readBenchOptions, runsFor } from './benchOptions';
import { CPU_THROTTLING } from './cpuThrottling';
import { benchLong } from './long/benchLong';
import { benchPages } from './pages/benchPages';
import { planTurns } from './plan';
import { type Ratios, ratiosOf, regressions, type Standing, standingsOf } from './ratios';
import { resultTable } from './resultTable';
import { runSuite } from './runSuite';
import { serveSuites } from './serveSuites';
import { suites } from './suites';
import { summaryTable } from './summaryTable';

/** Things on a page of the first round, which only fills the caches. */
const WARM_UP_SIZE = 10;

/** The ratios that `--check` compares with, and `--keep` writes. */
const KEPT = path.join(import.meta.dirname, 'ratios.json');

const options = readBenchOptions(suites.map(({ name }) => name));
// What visitors have, where there is one: the headless shell draws less.
const executablePath = findFullChromium() ?? findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    // Nobody is asked for anything.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    // Being watched by a debugger, a page looks up source positions, for which V8 parses whole
    // functions again: 25 ms for React that no visitor pays.
    '--js-flags=--no-enable-lazy-source-positions',
  ],
});
const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Chromium ${browser.version()}`;
console.log(`${new Date().toISOString().slice(0, 10)}, ${machine}, CPU ${CPU_THROTTLING}× slower`);
if (options.pages) {
  const { pages: folder, only, runs } = options;
  await benchPages(browser, { folder, only, runs });
  await browser.close();
  process.exit();
}
if (options.long !== undefined) {
  await benchLong(browser, options.long, options.only);
  await browser.close();
  process.exit();
}
const sheet = options.sheet && readFileSync(options.sheet, 'utf8');
const server = await serveSuites(suites, sheet);

const standings: Standing[] = [];
for (const { suite, size, chosen, share } of planTurns(suites, options)) {
  const rounds = {
    runs: runsFor(size, options.runs ?? suite.runs),
    // Who says how many runs has the time for them.
    until: options.runs ? Infinity : Date.now() + share,
    size,
    warmUpSize: Math.min(WARM_UP_SIZE, size),
  };
  const results = await runSuite(browser, server, suite, chosen, rounds);
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
  standings.push(...standingsOf(suite, size, results));
  console.log(`\nLoad of the machine: ${loadavg()[0]?.toFixed(1)}`);
}
server.close();
await browser.close();

console.log(`\n## Summary, the least disturbed laps\n\n${summaryTable(standings)}`);
const kept: Ratios = JSON.parse(readFileSync(KEPT, 'utf8'));
if (options.keep) {
  const ratios = { ...kept, ...ratiosOf(standings) };
  const sorted = Object.fromEntries(Object.entries(ratios).sort());
  writeFileSync(KEPT, `${JSON.stringify(sorted, null, 2)}\n`);
}
if (options.check) {
  const worse = regressions(standings, kept);
  for (const one of worse) console.error(`WORSE: ${one}`);
  if (worse.length) process.exitCode = 1;
  else console.log('\nNothing is 15 % worse than the kept ratios.');
}
