// Shows the longest tasks of a page of many blocks on a slow phone: `npm run tasks`. A measurement,
// not a test: a busy machine makes tasks longer. Exits with 1 where a task of ours passes 50 ms in every lap.
import { type Browser, chromium } from '@playwright/test';
import { createFixtureServer } from '#fixtures/server/createFixtureServer';
import { findChromium } from '../browsers/findChromium';
import { type ScriptTask, scriptTasks, TRACE_CATEGORIES } from './scriptTasks';

const LIMIT_MS = 50;
const CPU_THROTTLING = 4;
const LAPS = 3;

// In the page: resolves when blocks have come to life and no more do for three seconds.
const ALL_MOUNTED = `(async () => {
  await Skerry.ready;
  await new Promise((resolve) => {
    let timer;
    const wait = () => { clearTimeout(timer); timer = setTimeout(resolve, 3000); };
    Skerry.on('mounted', wait);
    wait();
  });
  return document.querySelectorAll('[data-accordion-trigger][aria-controls]').length;
})()`;

async function lap(browser: Browser, url: string, blocks: number): Promise<ScriptTask[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLING });
  await browser.startTracing(page, { categories: TRACE_CATEGORIES });
  await page.goto(url);
  const triggers = await page.evaluate(ALL_MOUNTED);
  const trace = await browser.stopTracing();
  await context.close();
  const expected = 2 * Math.ceil(blocks / 3);
  if (triggers !== expected) throw new Error(`${triggers} of ${expected} accordion items work`);
  return scriptTasks(trace, /dist\/skerry/);
}

const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  // With a debugger attached, as here, V8 parses functions a second time for their positions.
  args: ['--no-sandbox', '--js-flags=--no-enable-lazy-source-positions'],
});
const server = createFixtureServer();
const origin = await server.listen(0);
const ms = (value: number) => value.toFixed(0);
console.log('| blocks | engine | longest task of ours, ms, each lap | with the browser’s own |');
console.log('|---:|---|---|---|');
for (const blocks of [1000, 10_000]) {
  for (const engine of ['react', 'slim']) {
    const laps: ScriptTask[][] = [];
    while (laps.length < LAPS) {
      laps.push(await lap(browser, `${origin}/blocks/?blocks=${blocks}&engine=${engine}`, blocks));
    }
    const longest = (time: (task: ScriptTask) => number) =>
      laps.map((tasks) => Math.max(...tasks.map(time)));
    const ours = longest(({ script, browsersOwn }) => script - browsersOwn);
    const all = longest(({ script }) => script);
    console.log(
      `| ${blocks} | ${engine} | ${ours.map(ms).join(', ')} | ${all.map(ms).join(', ')} |`,
    );
    if (Math.min(...ours) > LIMIT_MS) process.exitCode = 1;
  }
}
await browser.close();
await server.close();
