import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import type { Leaf } from './buildLeaves';
import { bundlerModule } from './bundlerModule';
import { lazyLeaves } from './lazyImports';
import { leafTable } from './leafTable';
import { type Engine, engines } from './leaves';
import { options, root } from './options';
import { squeeze } from './squeeze';

/** Squeezes a bootstrap, which every page pays for, with what is safe for our own code alone. */
async function squeezeBootstrap(file: string, kind: BootstrapKind): Promise<void> {
  const at = path.join(root, file);
  const [code, map] = await Promise.all([readFile(at, 'utf8'), readFile(`${at}.map`, 'utf8')]);
  const squeezed = await squeeze(
    { code, map },
    {
      compress: {
        unsafe_arrows: true,
        pure_getters: true,
        unsafe: true,
        unsafe_math: true,
        lhs_constants: false,
      },
      mangle: { properties: { regex: /^_/ } },
      // The comment that names the map would cost every visitor of a page with the tag 33 bytes. Bundlers
      // read it in the module, and leave it out.
      ...(kind === 'module' && { mapUrl: `${path.basename(file)}.map` }),
      // What is written to a bundler within `import()` stays.
      comments: /^ webpackIgnore/,
    },
  );
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
  await squeezeBootstrap(`dist/${engines[engine].bootstrap}.${isModule ? 'mjs' : 'js'}`, kind);
  return metafile;
}
