import type { Manifest } from '../build/writeManifest';
import { peers } from './peers';
import { weighPeer } from './weighPeer';

/** Our own files of a chunk. */
function ourRow(manifest: Manifest, name: string) {
  const files = Object.entries(manifest).filter(([, { chunk }]) => chunk === name);
  const sum = (ending: string) =>
    files
      .filter(([file]) => file.endsWith(ending))
      .reduce((bytes, [, { brotli }]) => bytes + brotli, 0);
  const minified = files.reduce((total, [, { bytes }]) => total + bytes, 0);
  return { job: 'ours', name, minified, script: sum('.js'), styles: sum('.css') };
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
