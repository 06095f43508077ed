import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** Every script for the page is `{suite}/browser/{name}.ts` or `.tsx`. */
const pageScripts = () =>
  readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => /[\\/]browser[\\/][^\\/]+(?<!\.d)\.tsx?$/.test(file))
    .map((file) => path.join(import.meta.dirname, file));

/**
 * Bundles the scripts that run in the page, and the style sheets that they import; gives each
 * file's text by its address below `/`: `layout/browser/macy.js`.
 */
export async function bundleBrowserScripts(): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    entryPoints: pageScripts(),
    bundle: true,
    minify: true,
    write: false,
    outbase: import.meta.dirname,
    outdir: import.meta.dirname,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    // is-land asks its own address for options.
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': 'location.href' },
    logLevel: 'warning',
  });
  return new Map(
    outputFiles.map((file) => [
      path.relative(import.meta.dirname, file.path).replaceAll(path.sep, '/'),
      file.text,
    ]),
  );
}
