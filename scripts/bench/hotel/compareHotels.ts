// Shows the hotel's page on Skerry and on the libraries that people would take for it: what each
// moves, loads and asks for, and how many of its controls can't be pressed. `--pictures <folder>` keeps
// how they look. Run after `npm run build` and `npm ci --prefix scripts/bench`.
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { createAdaptorServer } from '@hono/node-server';
import { type Browser, chromium } from '@playwright/test';
import { Hono } from 'hono';
import { hotelPicture } from '../../../fixtures/recipes/hotelPicture';
import { lookOver } from '../../../fixtures/samples/lookOver';
import { createFixtureServer } from '../../../fixtures/server/createFixtureServer';
import { findChromium } from '../../browsers/findChromium';
import { bundleBrowserScripts } from '../bundleBrowserScripts';
import { checkPeers } from '../checkPeers';
import { peersPage } from './peersPage';

const WIDTHS = [390, 1280];
const HEIGHT = 844;

/** Serves the page of the libraries; resolves with its address. */
async function servePeers(): Promise<{ address: string; close(): void }> {
  const files = await bundleBrowserScripts();
  const app = new Hono();
  app.get('/', (c) => c.html(peersPage()));
  app.get('/pictures/:file', (c) => {
    const drawn = hotelPicture(c.req.param('file').replace('.svg', ''));
    return drawn ? c.body(drawn, 200, { 'Content-Type': 'image/svg+xml' }) : c.notFound();
  });
  for (const type of ['js', 'css'] as const) {
    const mime = type === 'js' ? 'text/javascript' : 'text/css';
    const text = files.get(`hotel/browser/peers.${type}`) ?? '';
    app.get(`/peers.${type}`, (c) => c.body(text, 200, { 'Content-Type': mime }));
  }
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/** Opens a page, scrolls through it to its end and back, and tells what a visitor got. */
async function visit(browser: Browser, address: string, width: number, picture?: string) {
  const context = await browser.newContext({ viewport: { width, height: HEIGHT } });
  const page = await context.newPage();
  let requests = 0;
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (!/javascript|css/.test(type)) return;
    requests += 1;
    sizes.push(response.body().then((body) => brotliCompressSync(body).length));
  });
  // What runs this file gives functions their names by this one, in the page too.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) shifts.sum += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1500);
  const decline = page.getByRole('button', { name: 'Decline' });
  if (picture) await page.screenshot({ path: `${picture}-first.png` });
  await decline.click();
  await page.evaluate(async () => {
    const { documentElement } = document;
    for (let top = 0; top < documentElement.scrollHeight; top += 300) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(800);
  await page.keyboard.press('Escape');
  const shift = await page.evaluate(() => Reflect.get(window, 'shifts').sum as number);
  const problems = await page.evaluate(lookOver);
  if (picture) await page.screenshot({ path: `${picture}.png`, fullPage: true });
  await context.close();
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return { shift: shift.toFixed(3), bytes, requests, problems: problems.length };
}

checkPeers();
const { values } = parseArgs({ options: { pictures: { type: 'string' } } });
if (values.pictures) mkdirSync(values.pictures, { recursive: true });
const ours = createFixtureServer();
const origin = await ours.listen(0);
const peers = await servePeers();
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
const rows: object[] = [];
for (const [name, address] of [
  ['Skerry, slim', `${origin}/recipes/plain/hotel/?engine=slim`],
  ['Skerry, React', `${origin}/recipes/plain/hotel/`],
  ['Swiper, PhotoSwipe, cookieconsent, Masonry, Alpine', peers.address],
] as const) {
  for (const width of WIDTHS) {
    const picture = values.pictures && path.join(values.pictures, `${name.split(',')[0]}-${width}`);
    rows.push({ page: name, width, ...(await visit(browser, address, width, picture)) });
  }
}
console.table(rows);
await browser.close();
peers.close();
await ours.close();
