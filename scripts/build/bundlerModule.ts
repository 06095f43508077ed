import type { Plugin } from 'esbuild';
import type { Leaf } from './buildLeaves';
import { type Engine, engines } from './leaves';
import { CHUNKS } from './options';

/** The two modules of the bootstrap that know where files are. */
const ADDRESS = /\/engine\/chunks\/chunkAddress\.ts$/;
const IMPORT = /\/engine\/chunks\/importFile\.ts$/;

/** In a row of an object: `'menu-1618033.js': …`. */
const row = (file: string, value: string) => `  ${JSON.stringify(file)}: ${value},`;

const relative = (file: string) => JSON.stringify(`./${CHUNKS}/${file}`);

/** By the module's own address. The two stand apart, or webpack would take the whole folder along. */
const ADDRESS_MODULE = `
const self = import.meta.url;
export const createChunkAddress = () => (file) => new URL(${JSON.stringify(`${CHUNKS}/`)} + file, self).href;
`;

/** As bundlers find a chunk: the request is written out. A second try has another address. */
const importModule = (scripts: readonly string[]) => `
const scripts = {
${scripts.map((file) => row(file, `() => import(${relative(file)})`)).join('\n')}
};
export const importFile = (url) =>
  (scripts[url.split('/').pop()]?.() ?? import(/* webpackIgnore: true */ url)).then(
    (module) => module.default ?? Promise.reject(),
  );
`;

/**
 * Makes the bootstrap a module that every bundler can take in: it names each of its files where they
 * are written out, and finds them by `import.meta.url` where nothing was bundled.
 */
export function bundlerModule(leaves: readonly Leaf[], engine: Engine): Plugin {
  const own: string = engines[engine].leaf;
  const others = Object.values(engines).map(({ leaf }): string => leaf);
  const files = leaves.filter(({ name }) => name === own || !others.includes(name));
  const scripts = files.map(({ stem }) => `${stem}.js`);
  return {
    name: 'bundler-module',
    setup(build) {
      build.onLoad({ filter: ADDRESS }, () => ({ contents: ADDRESS_MODULE, loader: 'js' }));
      build.onLoad({ filter: IMPORT }, () => ({ contents: importModule(scripts), loader: 'js' }));
      build.onResolve({ filter: new RegExp(`^\\./${CHUNKS}/`) }, ({ path }) => ({
        path,
        external: true,
      }));
    },
  };
}
