import path from 'node:path';
import type { BuildOptions } from 'esbuild';

export const root = path.resolve(import.meta.dirname ?? '.', '../..');

/** What both steps of the build have in common. */
export const options = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  sourcemap: true,
  metafile: true,
  legalComments: 'none',
  target: ['es2022', 'safari16'],
  define: { 'process.env.NODE_ENV': '"production"' },
  jsx: 'automatic',
  logLevel: 'warning',
  // Of style sheets that are put together, only the first would be heard; of ours all say the same.
  logOverride: { 'unsupported-@namespace': 'silent' },
} as const satisfies BuildOptions;

/** Where the hashed files go, beside the bootstraps. */
export const CHUNKS = 'chunks';
