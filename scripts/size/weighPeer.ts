import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { options, root } from '../build/options';
import type { Peer } from './peers';

/** Bytes after bundling and minifying, as our own chunks are made, and after brotli 11. */
export interface Weight {
  minified: number;
  script: number;
  styles: number;
}

/** Bundles and minifies a peer as our own chunks are. */
export async function weighPeer({ entry, beside = [] }: Peer): Promise<Weight> {
  const { outputFiles } = await build({
    ...options,
    stdin: { contents: entry, resolveDir: path.join(root, 'scripts', 'bench'), loader: 'ts' },
    // Nobody loads these; a page would.
    sourcemap: false,
    write: false,
    outdir: '/',
    format: 'esm',
    external: [...beside],
    // Pictures of a style sheet are files of their own.
    loader: { '.png': 'empty' },
  });
  const compressed = (ending: string) =>
    outputFiles
      .filter((file) => file.path.endsWith(ending))
      .reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0);
  return {
    minified: outputFiles.reduce((sum, { contents }) => sum + contents.length, 0),
    script: compressed('.js'),
    styles: compressed('.css'),
  };
}
