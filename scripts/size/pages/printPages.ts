import { chromium } from '@playwright/test';
import { findChromium } from '../../browsers/findChromium';
import type { Manifest } from '../../build/writeManifest';
import { peers } from '../peers';
import { weighPeer } from '../weighPeer';
import { measurePage } from './measurePage';
import { pageKinds } from './pageKinds';

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
      measurePage(browser, manifest, kind, 'skerry.slim.js'),
      measurePage(browser, manifest, kind, 'skerry.js'),
    ]);
    rows.push({
      page: kind.name,
      slim: slim.bytes,
      React: react.bytes,
      'usual mix': mix,
      chunks: slim.chunks,
      'round trips': slim.trips,
    });
    const chunks = Math.max(slim.chunks, react.chunks);
    if (kind.most !== undefined && chunks > kind.most) {
      problems.push(`${kind.name}: ${chunks} chunks, ${kind.most} at most.`);
    }
  }
  await browser.close();
  console.table(rows);
  return problems;
}
