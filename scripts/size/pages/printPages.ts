import { chromium } from '@playwright/test';
import { findChromium } from '../../browsers/findChromium';
import type { Manifest } from '../../build/writeManifest';
import { peers } from '../peers';
import { weighPeer } from '../weighPeer';
import { measurePage } from './measurePage';
import { pageKinds } from './pageKinds';

const SLIM = 'skerry.slim.js';

/** What the usual libraries for such a page weigh, after brotli. */
async function weighMix(names: readonly string[]): Promise<number> {
  const weights = await Promise.all(
    names.map((name) => {
      const peer = peers.find((one) => one.name === name);
      if (!peer) throw new Error(`there is no peer ${name}`);
      return weighPeer(peer);
    }),
  );
  return weights.reduce((sum, { script, styles }) => sum + script + styles, 0);
}

/** The files that the manifest lists for the widgets and services that a page has asked for. */
const hintsFor = (manifest: Manifest, chunks: readonly string[], script: string) => [
  ...new Set(chunks.flatMap((file) => manifest[file]?.preload?.[script] ?? [])),
];

/** Prints what each kind of page downloads in its first five seconds. Returns what must not be. */
export async function printPages(manifest: Manifest): Promise<string[]> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  const rows: object[] = [];
  const problems: string[] = [];
  for (const kind of pageKinds) {
    const [mix, slim, react] = await Promise.all([
      weighMix(kind.mix),
      measurePage(browser, manifest, kind, SLIM),
      measurePage(browser, manifest, kind, 'skerry.js'),
    ]);
    const hints = hintsFor(manifest, slim.chunks, SLIM);
    const hinted = await measurePage(browser, manifest, kind, SLIM, hints);
    rows.push({
      page: kind.name,
      slim: slim.bytes,
      React: react.bytes,
      'usual mix': mix,
      chunks: slim.chunks.length,
      'round trips': slim.trips,
      'with hints': hinted.trips,
    });
    const chunks = Math.max(...[slim, react, hinted].map((weight) => weight.chunks.length));
    if (hinted.trips > 1) {
      problems.push(
        `${kind.name}: ${hinted.trips} round trips with the manifest’s hints, 1 at most.`,
      );
    }
    if (new Set(hinted.chunks).size < hinted.chunks.length) {
      problems.push(`${kind.name}: a file that a hint has named is asked for again.`);
    }
    if (kind.most !== undefined && chunks > kind.most) {
      problems.push(`${kind.name}: ${chunks} chunks, ${kind.most} at most.`);
    }
  }
  await browser.close();
  console.table(rows);
  return problems;
}
