import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from '../browsers/findChromium';
import type { Manifest } from '../build/writeManifest';
import type { Packed } from './packPackage';

const TYPES: Readonly<Record<string, string>> = { '.css': 'text/css', '.js': 'text/javascript' };

/** Serves the package's files below a folder with its version, as a CDN does: to every origin. */
const contentNetwork = (folder: string, base: string): Server =>
  createServer(({ url = '' }, answer) => {
    answer.setHeader('Access-Control-Allow-Origin', '*');
    const { pathname } = new URL(url, 'http://localhost');
    const file = path.join(folder, 'dist', pathname.slice(base.length));
    try {
      answer.setHeader('Content-Type', TYPES[path.extname(file)] ?? 'application/octet-stream');
      answer.end(readFileSync(file));
    } catch {
      answer.writeHead(404).end();
    }
  });

/** Chromium's own line about the form's answer. */
const IS_REFUSED = /status of 422/;

/** A page with three blocks; every file that it loads is checked against the manifest. */
function plainPage(dist: string, manifest: Manifest): string {
  const hash = (file: string) => manifest[file]?.integrity ?? '';
  const integrity = Object.fromEntries(
    Object.keys(manifest)
      .filter((file) => /^chunks\/.*\.js$/.test(file))
      .flatMap((file) =>
        [dist + file, `${dist}${file}#r1`, `${dist}${file}?r1`].map((url) => [url, hash(file)]),
      ),
  );
  const tag = (file: string) => `crossorigin integrity="${hash(file)}"`;
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>The ferry</title>
  <link rel="icon" href="data:,">
  <script type="importmap">${JSON.stringify({ integrity })}</script>
  <link rel="stylesheet" href="${dist}skerry.css" ${tag('skerry.css')}>
  <script defer src="${dist}skerry.slim.js" ${tag('skerry.slim.js')}></script>
</head>
<body>
  <div data-block="accordion" id="questions">
    <div data-accordion-item>
      <h2><button data-accordion-trigger>When does it leave?</button></h2>
      <div data-accordion-panel><p>At nine.</p></div>
    </div>
  </div>
  <div data-block="menu" id="card">
    <div data-menu-tabs aria-label="The card"><button>Lunch</button><button>Dinner</button></div>
    <div data-menu-panel><p>Fish soup</p></div>
    <div data-menu-panel><p>Baked haddock</p></div>
  </div>
  <div data-block="form" id="letter">
    <form method="post"><label for="email">Email</label> <input id="email" name="email" required> <button>Send</button></form>
  </div>
</body>
</html>`;
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/**
 * Opens a page without a build, which takes the packed files from another origin's folder with their
 * version, by their hashes. What it says, and what does not come to life.
 */
export async function openPlainPage({ folder }: Packed, version: string): Promise<string[]> {
  const base = `/skerry@${version}/dist/`;
  const network = contentNetwork(folder, base);
  const dist = (await listen(network)) + base;
  const manifest: Manifest = JSON.parse(
    readFileSync(path.join(folder, 'dist/manifest.json'), 'utf8'),
  );
  const site = createServer(({ method }, answer) => {
    if (method === 'POST') answer.writeHead(422).end('{"errors": {"email": "Taken."}}');
    else answer.setHeader('Content-Type', 'text/html').end(plainPage(dist, manifest));
  });
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const problems: string[] = [];
  try {
    const page = await browser.newPage();
    page.on('console', (message) => {
      if (!IS_REFUSED.test(message.text())) problems.push(`the console says: ${message.text()}`);
    });
    page.on('pageerror', (error) => problems.push(`an error: ${error.message}`));
    await page.goto(await listen(site));
    for (const live of ['#questions [aria-expanded]', '#card [role=tab]', '#letter form + div']) {
      await page
        .waitForSelector(live, { timeout: 15_000 })
        .catch(() => problems.push(`${live} never came`));
    }
    await page.fill('#email', 'taken@example.com');
    await page.click('#letter button');
    await page
      .waitForSelector('#letter .field-error', { timeout: 15_000 })
      .catch(() => problems.push('the form does not show what the server refuses'));
  } finally {
    await browser.close();
    site.close();
    network.close();
  }
  return problems;
}
