import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { minify } from 'terser';
import { COMPILE_AHEAD, type Leaf } from './buildLeaves';
import { LAZY_SOURCES, namedByLeaf } from './lazyImports';
import { leafTable } from './leafTable';
import { type Engine, engines } from './leaves';
import { options, root } from './options';

/** Lazy imports become the names of leaves, whose files the loader fetches together. */
const lazyLeaves: Plugin = {
  name: 'lazy-leaves',
  setup(build) {
    build.onLoad({ filter: LAZY_SOURCES }, async ({ path }) => ({
      contents: namedByLeaf(await readFile(path, 'utf8')),
      loader: 'ts',
    }));
  },
};

/** Properties that only the bootstrap's own code reads and writes, on objects of its own. */
const PRIVATE = [
  'cancelHold',
  'cancelWait',
  'held',
  'install',
  'isWaiting',
  'loading',
  'registry',
  'runtime',
  'settled',
  'startAsked',
  'started',
  'stop',
  'takenBy',
  'tooLate',
  'tries',
  'unmount',
  'unprepare',
  'watch',
];

/** Every page pays for the bootstrap: a second, slower minifier takes 7 % more off it. */
async function squeeze(file: string): Promise<void> {
  const at = path.join(root, file);
  const [code, map] = await Promise.all([readFile(at, 'utf8'), readFile(`${at}.map`, 'utf8')]);
  const squeezed = await minify(code, {
    ecma: 2020,
    compress: {
      passes: 4,
      // What looks shorter with these is longer once it is compressed.
      inline: 1,
      sequences: false,
      unsafe_arrows: true,
      pure_getters: true,
      keep_fargs: false,
      lhs_constants: false,
      unsafe: true,
    },
    // Some are names of the browser's as well, which nothing in here uses.
    mangle: { properties: { regex: new RegExp(`^(${PRIVATE.join('|')})$`), builtins: true } },
    // The comment that names the map costs every visitor 33 bytes: servers send a SourceMap header.
    sourceMap: { content: map },
    // Functions that are compiled when they are first called are parsed twice, and on the main thread.
    format: { preamble: COMPILE_AHEAD },
  });
  if (!squeezed.code || typeof squeezed.map !== 'string') throw new Error(`${file} lost its code`);
  await Promise.all([writeFile(at, squeezed.code), writeFile(`${at}.map`, squeezed.map)]);
}

/** Builds the one classic script of an engine. */
export async function buildBootstrap(
  leaves: readonly Leaf[],
  engine: Engine,
  version: string,
): Promise<Metafile> {
  const { metafile } = await build({
    ...options,
    entryPoints: { [engines[engine].bootstrap]: 'src/bootstrap.ts' },
    format: 'iife',
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
    plugins: [lazyLeaves],
  });
  await squeeze(`dist/${engines[engine].bootstrap}.js`);
  return metafile;
}
