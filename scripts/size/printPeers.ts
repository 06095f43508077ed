import type { Manifest } from '../build/writeManifest';
import { peers } from './peers';
import { weighPeer } from './weighPeer';

/** Our own script of a chunk, which has its styles in it. */
function ourRow(manifest: Manifest, name: string) {
  const files = Object.entries(manifest).filter(
    ([file, { chunk }]) => chunk === name && file.endsWith('.js'),
  );
  const sum = (of: 'bytes' | 'brotli') => files.reduce((total, [, file]) => total + file[of], 0);
  return { job: 'ours', name, minified: sum('bytes'), script: sum('brotli'), styles: 0 };
}

/** Prints what peers of our widgets weigh, and all our own files beside them. */
export async function printPeers(manifest: Manifest): Promise<void> {
  const built = new Set(Object.values(manifest).map(({ chunk }) => chunk));
  const theirs = await Promise.all(
    peers.map(async (peer) => ({ job: peer.job, name: peer.name, ...(await weighPeer(peer)) })),
  );
  const rows = [...[...built].map((name) => ourRow(manifest, name)), ...theirs];
  console.table(rows.map((row) => ({ ...row, brotli: row.script + row.styles })));
}
