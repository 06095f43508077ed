import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import { minify } from 'terser';
import { COMPILE_AHEAD, type Leaf } from './buildLeaves';
import { bundlerModule } from './bundlerModule';
import { lazyLeaves } from './lazyImports';
import { leafTable } from './leafTable';
import { type Engine, engines } from './leaves';
import { options, root } from './options';

/** Every page pays for the bootstrap: a second, slower minifier takes 7 % more off it. */
async function squeeze(file: string): Promise<void> {
  const at = path.join(root, file);
  const [code, map] = await Promise.all([readFile(at, 'utf8'), readFile(`${at}.map`, 'utf8')]);
  const squeezed = await minify(code, {
    ecma: 2020,
    compress: {
      passes: 3,
      // What looks shorter otherwise, or after more passes, is longer once it is compressed.
      inline: 1,
      sequences: false,
      unsafe_arrows: true,
      pure_getters: true,
      keep_fargs: false,
      lhs_constants: false,
      unsafe: true,
      unsafe_math: true,
    },
    mangle: { properties: { regex: /^_/ } },
    // The comment that names the map costs every visitor 33 bytes: servers send a SourceMap header.
    sourceMap: { content: map },
    // Functions that are compiled when they are first called are parsed twice, and on the main thread.
    // What is written to a bundler within `import()` stays.
    format: { preamble: COMPILE_AHEAD, comments: /^ webpackIgnore/ },
  });
  if (!squeezed.code || typeof squeezed.map !== 'string') throw new Error(`${file} lost its code`);
  await Promise.all([writeFile(at, squeezed.code), writeFile(`${at}.map`, squeezed.map)]);
}

/** The bootstrap of an engine: a classic script for a tag, or a module for `import 'skerry'`. */
export type BootstrapKind = 'tag' | 'module';

/** On a server a module must do nothing, and throw nothing. */
const IN_BROWSER = { js: "if (typeof document === 'object') {" };

/** Builds one kind of the bootstrap of an engine. */
export async function buildBootstrap(
  leaves: readonly Leaf[],
  engine: Engine,
  kind: BootstrapKind,
  version: string,
): Promise<Metafile> {
  const isModule = kind === 'module';
  const { metafile } = await build({
    ...options,
    entryPoints: { [engines[engine].bootstrap]: 'src/bootstrap.ts' },
    ...(isModule
      ? { format: 'esm', outExtension: { '.js': '.mjs' }, banner: IN_BROWSER, footer: { js: '}' } }
      : { format: 'iife' }),
    // The squeeze does the rest, and better on code that is not yet squeezed.
    minify: false,
    minifySyntax: true,
    // Or a "use strict" would come with it: nothing in here runs otherwise without.
    tsconfigRaw: {},
    outdir: 'dist',
    define: {
      ...options.define,
      VERSION: JSON.stringify(version),
      LEAVES: JSON.stringify(leafTable(leaves, engine).first),
    },
    plugins: isModule ? [lazyLeaves, bundlerModule(leaves, engine)] : [lazyLeaves],
  });
  await squeeze(`dist/${engines[engine].bootstrap}.${isModule ? 'mjs' : 'js'}`);
  return metafile;
}
