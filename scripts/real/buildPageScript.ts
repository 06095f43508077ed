import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The script that watches a page from within, as text. */
export async function buildPageScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('page/index.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles.map(({ text }) => text).join('\n');
}
