// Takes the picture of each fixture page for the site's index (`picture.jpg` in its folder). Run
// it after a page has changed its looks; the pictures are committed.
import path from 'node:path';
import { chromium } from '@playwright/test';
import { createFixtureServer } from '#fixtures/server/createFixtureServer';
import { createPages } from '#fixtures/server/pages';
import { findChromium } from '../browsers/findChromium';

/** Long enough for the islands in view to mount and for a marquee to be drawn. */
const SETTLE_MS = 1500;

const executablePath = findChromium();
const server = createFixtureServer();
const url = await server.listen(0);
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({
  viewport: { width: 1120, height: 700 },
  deviceScaleFactor: 0.5,
});
const pages = createPages('fixtures');
for (const name of await pages.names()) {
  await page.goto(`${url}/${name}/`);
  await page.waitForTimeout(SETTLE_MS);
  const file = path.join((await pages.folderOf(name)) ?? '', 'picture.jpg');
  await page.screenshot({ path: file, quality: 75, type: 'jpeg' });
  console.log(file);
}
await browser.close();
await server.close();
