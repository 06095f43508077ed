import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { minify } from 'terser';
import { chunkFiles, type Leaf } from './buildLeaves';
import { LAZY_IMPORT, LAZY_SOURCES } from './lazyImports';
import { type Engine, engines } from './leaves';
import { options, root } from './options';

/** Each lazy import becomes the list of files that the loader fetches together. */
const lazyFiles = (leaves: readonly Leaf[], engine: Engine): Plugin => ({
  name: 'lazy-files',
  setup(build) {
    build.onLoad({ filter: LAZY_SOURCES }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const contents = source.replace(LAZY_IMPORT, (_, _inWidgets, lazy: string) =>
        JSON.stringify(chunkFiles(leaves, lazy, engine)),
      );
      return { contents, loader: 'ts' };
    });
  },
});

/** Properties that only the bootstrap's own code reads and writes, on objects of its own. */
const PRIVATE =
  /^(cancelHold|cancelWait|held|settled|startAround|started|stopParts|tooLate|unprepare)$/;

/** Every page pays for the bootstrap: a second, slower minifier takes 7 % more off it. */
async function squeeze(file: string): Promise<void> {
  const at = path.join(root, file);
  const [code, map] = await Promise.all([readFile(at, 'utf8'), readFile(`${at}.map`, 'utf8')]);
  const squeezed = await minify(code, {
    ecma: 2020,
    compress: {
      passes: 4,
      unsafe_arrows: true,
      unsafe_methods: true,
      pure_getters: true,
      keep_fargs: false,
      unsafe: true,
    },
    mangle: { properties: { regex: PRIVATE } },
    // The comment that names the map costs every visitor 33 bytes: servers send a SourceMap header.
    sourceMap: { content: map },
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
    outdir: 'dist',
    define: { ...options.define, VERSION: JSON.stringify(version) },
    plugins: [lazyFiles(leaves, engine)],
  });
  await squeeze(`dist/${engines[engine].bootstrap}.js`);
  return metafile;
}
