import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const folder = path.join(import.meta.dirname, 'browser');

/** Bundles the scripts that run in the page; gives their code by their name. */
export async function bundleBrowserScripts(): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    entryPoints: readdirSync(folder)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
      .map((file) => path.join(folder, file)),
    bundle: true,
    minify: true,
    write: false,
    outdir: '/',
    format: 'iife',
    target: 'es2022',
    // is-land asks its own address for options.
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': 'location.href' },
    logLevel: 'warning',
  });
  return new Map(outputFiles.map((file) => [path.basename(file.path), file.text]));
}
