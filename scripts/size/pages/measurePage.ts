import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { Manifest } from '../../build/writeManifest';
import type { PageKind } from './pageKinds';

/** How long a page is watched, in milliseconds. */
const WATCH_MS = 5_000;

/** How long the server takes for each answer, in milliseconds. */
const ANSWER_MS = 150;

const ORIGIN = 'http://pages.test';

/** What a page has asked for in its first five seconds. */
export interface PageWeight {
  /** Brotli bytes of all our files. */
  bytes: number;
  /** The files of chunks, in the order in which they were asked for. */
  chunks: readonly string[];
  /** The longest row of chunks of which each was asked for after the answer to the one before. */
  trips: number;
}

const pageOf = ({ html }: PageKind, script: string, hints: readonly string[]) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">
${hints.map((file) => `<link rel="modulepreload" href="/${file}">`).join('\n')}
<script defer src="/${script}"></script></head><body>${html}</body></html>`;

/**
 * Opens a page of a kind, without consent and without a past, and watches what it asks for.
 *
 * @param hints The files that the server names in the page's head. Default: none.
 */
export async function measurePage(
  browser: Browser,
  manifest: Manifest,
  kind: PageKind,
  script: string,
  hints: readonly string[] = [],
): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 3000 } });
  const page = await context.newPage();
  const asked: { file: string; at: number }[] = [];
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = pathname.slice(1);
    if (!file)
      return route.fulfill({ body: pageOf(kind, script, hints), contentType: 'text/html' });
    if (!(file in manifest)) return route.fulfill({ status: 404, body: '' });
    asked.push({ file, at: performance.now() });
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
    const at = path.join('dist', file);
    if (existsSync(at)) {
      await route.fulfill({ body: readFileSync(at), contentType: 'text/javascript' });
    }
  });
  await page.goto(ORIGIN);
  if (kind.press) await page.click(kind.press);
  await page.waitForTimeout(WATCH_MS);
  await context.close();
  const chunks = asked.filter(({ file }) => file.startsWith('chunks/'));
  const trips: number[] = [];
  for (const { at } of chunks) {
    const answered = trips.filter((_, index) => (chunks[index]?.at ?? at) + ANSWER_MS <= at);
    trips.push(Math.max(0, ...answered) + 1);
  }
  return {
    bytes: asked.reduce((sum, { file }) => sum + (manifest[file]?.brotli ?? 0), 0),
    chunks: chunks.map(({ file }) => file),
    trips: Math.max(0, ...trips),
  };
}
