// Shows the longest tasks of pages of many blocks on a slow phone: `npm run tasks`, `npm run tasks -- --samples`.
// A measurement, not a test: a busy machine makes tasks longer. Without `--samples` it exits with 1 where a task
// of ours passes 50 ms in every lap.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { createFixtureServer } from '#fixtures/server/createFixtureServer';
import { findChromium } from '../browsers/findChromium';
import { measureBlocks } from './measureBlocks';
import { measureSamples } from './measureSamples';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { samples: { type: 'boolean', default: false } },
});
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  // With a debugger attached, as here, V8 parses functions a second time for their positions.
  args: ['--no-sandbox', '--js-flags=--no-enable-lazy-source-positions'],
});
const server = createFixtureServer();
try {
  const origin = await server.listen(0);
  if (values.samples) await measureSamples(browser, origin, positionals);
  else if (!(await measureBlocks(browser, origin))) process.exitCode = 1;
} finally {
  await browser.close();
  await server.close();
}
