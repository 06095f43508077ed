import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { options, root } from './options';

/** Runs as `npx skerry`; what jsdom is made of is CommonJS. */
const BANNER = `#!/usr/bin/env node
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);`;

/**
 * jsdom in one file: its modules that look for others beside them (the style sheet of browsers, a worker),
 * and that which nobody needs here.
 */
const inOneFile: Plugin = {
  name: 'in-one-file',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /jsdom[\\/].*[\\/]computed-style\.js$/ }, async ({ path: file }) => {
      const text = await readFile(file, 'utf8');
      const sheet = path.join(path.dirname(file), '../../../browser/default-stylesheet.css');
      const read = /fs\.readFileSync\(\s*path\.resolve\(__dirname[^;]*?\),?\s*\{[^}]*\}\s*\)/;
      if (!read.test(text)) throw new Error(`${file} reads no style sheet`);
      const styles = JSON.stringify(await readFile(sheet, 'utf8'));
      return { contents: text.replace(read, () => styles) };
    });
    onLoad({ filter: /XMLHttpRequest-impl\.js$/ }, async ({ path: file }) => {
      const text = await readFile(file, 'utf8');
      return { contents: text.replace('require.resolve("./xhr-sync-worker.js")', 'null') };
    });
    // What asks other servers: a page that is checked asks nobody.
    onResolve({ filter: /^undici(\/|$)/ }, () => ({ path: 'undici', namespace: 'nothing' }));
    onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({
      contents: 'module.exports = new Proxy({}, { get: () => function Nothing() {} });',
    }));
  },
};

/** Builds `dist/check.js`, the command `skerry check`, with all that it needs: it installs nothing. Returns what is in it. */
export async function buildCheck(version: string): Promise<Metafile> {
  const { metafile } = await build({
    ...options,
    entryPoints: { check: 'scripts/check/check.ts' },
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: false,
    outdir: 'dist',
    banner: { js: BANNER },
    define: {
      ...options.define,
      VERSION: JSON.stringify(version),
    },
    loader: { '.css': 'empty' },
    // Its modules for Node ask for their data when they run.
    alias: { 'css-tree': path.join(root, 'node_modules/css-tree/cjs/index.cjs') },
    plugins: [inOneFile],
  });
  return metafile;
}
