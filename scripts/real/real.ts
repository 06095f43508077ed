// Tries Skerry on a folder of saved pages: `npm run real -- <folder>`, after `npm run build`.
import { chromium } from '@playwright/test';
import { findChromium } from '../browsers/findChromium';
import { buildPageScript } from './buildPageScript';
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
const site = await createSavedSite(options.folder);
const browser = await chromium.launch({ executablePath, args: ARGS });
try {
  const isClean = await runPages(browser, await buildPageScript(), site, options);
  process.exitCode = isClean ? 0 : 1;
} finally {
  await browser.close();
  await site.close();
}
