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

/**
 * As bundlers find an asset: the address is written out, beside `import.meta.url`. Where it is not, the
 * two stand apart: webpack would take the whole folder along.
 */
const addressModule = (styles: readonly string[]) => `
const styles = {
${styles.map((file) => row(file, `new URL(${relative(file)}, import.meta.url).href`)).join('\n')}
};
const self = import.meta.url;
export const createChunkAddress = () => (file) =>
  styles[file] ?? new URL(${JSON.stringify(`${CHUNKS}/`)} + file, self).href;
`;

/** As bundlers find a chunk: the request is written out. A second try has another address. */
const importModule = (scripts: readonly string[]) => `
const scripts = {
${scripts.map((file) => row(file, `() => import(${relative(file)})`)).join('\n')}
};
export const importFile = (url) => scripts[url.split('/').pop()]?.() ?? import(/* webpackIgnore: true */ url);
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
  const styles = files.filter(({ hasStyles }) => hasStyles).map(({ stem }) => `${stem}.css`);
  return {
    name: 'bundler-module',
    setup(build) {
      build.onLoad({ filter: ADDRESS }, () => ({ contents: addressModule(styles), loader: 'js' }));
      build.onLoad({ filter: IMPORT }, () => ({ contents: importModule(scripts), loader: 'js' }));
      build.onResolve({ filter: new RegExp(`^\\./${CHUNKS}/`) }, ({ path }) => ({
        path,
        external: true,
      }));
    },
  };
}
