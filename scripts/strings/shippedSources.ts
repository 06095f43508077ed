import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { options, root } from '../build/options';

/** What pages and servers load first; all that ships is reached from here. */
const ENTRIES = ['src/bootstrap.ts', 'src/rules/index.ts'];

/** Reads the sources of all that ships, those of the texts themselves apart. */
export async function shippedSources(): Promise<string[]> {
  const { metafile } = await build({
    ...options,
    entryPoints: ENTRIES,
    format: 'esm',
    splitting: true,
    packages: 'external',
    loader: { '.css': 'empty' },
    outdir: 'dist',
    sourcemap: false,
    write: false,
  });
  const kept = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput ? [file] : [])),
  );
  return [...new Set(kept)]
    .filter((file) => !file.startsWith('src/texts/'))
    .map((file) => readFileSync(path.join(root, file), 'utf8'));
}
