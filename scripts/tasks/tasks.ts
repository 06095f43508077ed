// Shows the longest tasks of pages of many blocks on a slow phone: `npm run tasks`, `npm run tasks -- --samples`,
// and the longest presses: `npm run tasks -- --presses`. Names after that choose some of the manuals' blocks.
// A measurement, not a test: a busy machine makes tasks longer. It exits with 1 where a task of ours passes 50 ms
// in every lap, or a press takes longer than 100 ms.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { createFixtureServer } from '#fixtures/server/createFixtureServer';
import { isTag, readSamples } from '#fixtures/server/samples';
import { findChromium } from '../browsers/findChromium';
import { measureBlocks } from './measureBlocks';
import { measurePresses } from './measurePresses';
import { measureSamples } from './measureSamples';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    samples: { type: 'boolean', default: false },
    presses: { type: 'boolean', default: false },
  },
});
const samples = readSamples().filter(
  (sample) =>
    !isTag(sample) &&
    (!positionals.length || positionals.some((part) => sample.name.includes(part))),
);

/** Returns whether what is measured is within its limit. */
async function measure(origin: string): Promise<boolean> {
  if (values.presses) return measurePresses(browser, origin, samples);
  if (!values.samples) return measureBlocks(browser, origin);
  await measureSamples(browser, origin, samples);
  return true;
}

const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  // With a debugger attached, as here, V8 parses functions a second time for their positions.
  args: ['--no-sandbox', '--js-flags=--no-enable-lazy-source-positions'],
});
const server = createFixtureServer();
try {
  const origin = await server.listen(0);
  const isWithin = await measure(origin);
  if (!isWithin) process.exitCode = 1;
} finally {
  await browser.close();
  await server.close();
}
