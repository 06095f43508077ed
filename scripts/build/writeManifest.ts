import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from './options';

/** One file, for whoever deploys. */
export interface ManifestFile {
  /** The chunk it belongs to: `skerry`, `engine`, `accordion` … */
  chunk: string;
  bytes: number;
  brotli: number;
  /** For `integrity` attributes and import maps. */
  integrity: string;
}

export type Manifest = Record<string, ManifestFile>;

/** Writes `dist/manifest.json` and returns it. */
export function writeManifest(): Manifest {
  const dist = path.join(root, 'dist');
  const manifest: Manifest = {};
  for (const entry of readdirSync(dist, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.(m?js|css)$/.test(entry)) continue;
    const file = entry.replaceAll(path.sep, '/');
    const content = readFileSync(path.join(dist, entry));
    manifest[file] = {
      chunk: path.basename(file).replace(/(-[^-]*)?\.(m?js|css)$/, ''),
      bytes: content.length,
      brotli: brotliCompressSync(content).length,
      integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
    };
  }
  writeFileSync(path.join(dist, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}
