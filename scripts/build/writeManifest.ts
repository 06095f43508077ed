import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Leaf } from './buildLeaves';
import { root } from './options';
import { preloadsOf } from './preloads';

/** One file, for whoever deploys. */
export interface ManifestFile {
  /** The chunk it belongs to: `skerry`, `engine`, `accordion` … */
  chunk: string;
  bytes: number;
  brotli: number;
  /** The chunks that come before it. */
  needs?: readonly string[];
  /** For `integrity` attributes and import maps. */
  integrity: string;
  /**
   * Of the script of a widget or service: the files that it is loaded with, by the bootstrap, its own
   * the last. A server that knows what is seen first may print them as hints.
   */
  preload?: Readonly<Record<string, readonly string[]>>;
}

export type Manifest = Record<string, ManifestFile>;

/** Writes `dist/manifest.json` and returns it. */
export function writeManifest(leaves: readonly Leaf[]): Manifest {
  const dist = path.join(root, 'dist');
  const manifest: Manifest = {};
  const asked = new Map(
    leaves.filter(({ isAsked }) => isAsked).map((leaf) => [leaf.stem, leaf.name]),
  );
  for (const entry of readdirSync(dist, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.(m?js|css)$/.test(entry)) continue;
    const file = entry.replaceAll(path.sep, '/');
    const content = readFileSync(path.join(dist, entry));
    const leaf = asked.get(path.basename(file, '.js'));
    const chunk = path.basename(file).replace(/(-[^-]*)?\.(m?js|css)$/, '');
    const needs = leaves.find(({ name }) => name === chunk)?.needs ?? [];
    manifest[file] = {
      chunk,
      ...(needs.length && file.endsWith('.js') && { needs }),
      bytes: content.length,
      brotli: brotliCompressSync(content).length,
      integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
      ...(leaf && { preload: preloadsOf(leaves, leaf) }),
    };
  }
  writeFileSync(path.join(dist, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}
