// Tries Skerry on a folder of saved pages: `npm run real -- <folder>`, after `npm run build`.
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { bundlePageScript } from '#fixtures/harness/bundlePageScript';
import { findChromium } from '../browsers/findChromium';
import { createSavedSite } from './createSavedSite';
import { readOptions, USAGE } from './options';
import { runPages } from './runPages';

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

const options = (() => {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    process.exit(2);
  }
})();

const executablePath = findChromium();
if (!executablePath)
  throw new Error('There is no Chromium: set CHROME_PATH, or run npm test once.');
const script = await bundlePageScript(fileURLToPath(new URL('page/index.ts', import.meta.url)));
const site = await createSavedSite(options.folder);
const browser = await chromium.launch({ executablePath, args: ARGS });
try {
  const isClean = await runPages(browser, script, site, options);
  process.exitCode = isClean ? 0 : 1;
} finally {
  await browser.close();
  await site.close();
}
