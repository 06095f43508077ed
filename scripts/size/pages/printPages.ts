import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../browsers/findChromium';
import type { Manifest } from '../../build/writeManifest';
import { peers } from '../peers';
import { weighPeer } from '../weighPeer';
import { measurePage } from './measurePage';
import { type PageKind, pageKinds } from './pageKinds';

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

/** Measures a page as it is, and once more with the hints for the widgets and services that it asked for. */
async function measureTwice(browser: Browser, manifest: Manifest, kind: PageKind, script: string) {
  const plain = await measurePage(browser, manifest, kind, script);
  const hints = plain.chunks.flatMap((file) => manifest[file]?.preload?.[script] ?? []);
  const hinted = await measurePage(browser, manifest, kind, script, [...new Set(hints)]);
  return { plain, hinted };
}

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
      measureTwice(browser, manifest, kind, 'skerry.slim.js'),
      measureTwice(browser, manifest, kind, 'skerry.js'),
    ]);
    rows.push({
      page: kind.name,
      slim: slim.plain.bytes,
      React: react.plain.bytes,
      'usual mix': mix,
      chunks: slim.plain.chunks.length,
      'round trips': slim.plain.trips,
      'with hints': slim.hinted.trips,
    });
    for (const { trips, chunks } of [slim.hinted, react.hinted]) {
      if (trips > 1) {
        problems.push(`${kind.name}: ${trips} round trips with the manifest’s hints, 1 at most.`);
      }
      if (new Set(chunks).size < chunks.length) {
        problems.push(`${kind.name}: a file that a hint has named is asked for again.`);
      }
    }
    const trips = Math.max(slim.plain.trips, react.plain.trips);
    if (kind.mostTrips !== undefined && trips > kind.mostTrips) {
      problems.push(`${kind.name}: ${trips} round trips, ${kind.mostTrips} at most.`);
    }
    const chunks = Math.max(slim.plain.chunks.length, react.plain.chunks.length);
    if (kind.most !== undefined && chunks > kind.most) {
      problems.push(`${kind.name}: ${chunks} chunks, ${kind.most} at most.`);
    }
  }
  await browser.close();
  console.table(rows);
  return problems;
}
