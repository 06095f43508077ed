import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from '../build/writeManifest';

const MANIFEST = path.resolve(import.meta.dirname, '../../dist/manifest.json');

/** The addresses of the built files of these chunks. */
export function chunkFiles(...chunks: readonly string[]): string[] {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
  return Object.entries(manifest)
    .filter(([, { chunk }]) => chunks.includes(chunk))
    .map(([file]) => `/dist/${file}`);
}
