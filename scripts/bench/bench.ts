// Measures Skerry, its peers and the least that does the same, side by side (README.md): pages of
// many blocks, layouts, slideshows, swipes, lightboxes. Run after `npm run build`.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium, findFullChromium } from '../browsers/findChromium';
import { readBenchOptions } from './benchOptions';
import { CPU_THROTTLING } from './cpuThrottling';
import { benchLong } from './long/benchLong';
import { measureTurn } from './measureTurn';
import { benchPages } from './pages/benchPages';
import { planTurns, type Turn } from './plan';
import { pageOf, type Ratios, ratiosOf, regressions, type Standing } from './ratios';
import { serveSuites } from './serveSuites';
import { suites } from './suites';
import { summaryTable } from './summaryTable';

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

const kept: Ratios = JSON.parse(readFileSync(KEPT, 'utf8'));
const turns = planTurns(suites, options);
const measure = async (chosen: readonly Turn[]) => {
  const standings: Standing[] = [];
  for (const turn of chosen) standings.push(...(await measureTurn(browser, server, turn, options)));
  return standings;
};
const standings = await measure(turns);
let worse = options.check ? regressions(standings, kept) : [];
if (worse.length) {
  console.log('\nMeasured again: a busy moment may have made it worse.');
  const again = turns.filter((turn) =>
    worse.some(({ key }) => key.startsWith(`${pageOf(turn)}, `)),
  );
  const keys = worse.map(({ key }) => key);
  worse = regressions(await measure(again), kept).filter(({ key }) => keys.includes(key));
}
server.close();
await browser.close();

console.log(`\n## Summary, the least disturbed laps\n\n${summaryTable(standings)}`);
if (options.keep) {
  const ratios = { ...kept, ...ratiosOf(standings) };
  const sorted = Object.fromEntries(Object.entries(ratios).sort());
  writeFileSync(KEPT, `${JSON.stringify(sorted, null, 2)}\n`);
}
if (options.check) {
  for (const { key, told } of worse) console.error(`WORSE: ${key}: ${told}`);
  if (worse.length) process.exitCode = 1;
  else console.log('\nNothing is 15 % worse than the kept ratios.');
}
