import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import { lazyFolders } from './lazyImports';
import { type Engine, engines, sharedLeaves } from './leaves';
import { namesTaken } from './namesTaken';
import { CHUNKS, options, root } from './options';
import { exportedNames, sharedModules } from './sharedModules';

/**
 * Chromium then compiles the whole leaf off the main thread while it downloads: without it, running
 * the React leaf for the first time compiles it in one task (16 ms, with it 1 ms).
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

/**
 * React's scheduler then waits by timers. Firefox loses a message that is sent while the page goes
 * into the back/forward cache, and React waits for it for ever: nothing that is no press would be
 * rendered after the way back.
 */
const NO_MESSAGES = { MessageChannel: 'undefined' };

/** One built leaf: a script of its own, with no static imports. */
export interface Leaf {
  name: string;
  /** File names within the chunks' folder; the style sheet only where the leaf has one. */
  script: string;
  styles?: string;
  /** The shared leaves that must run before it. */
  needs: readonly string[];
  metafile: Metafile;
}

/**
 * Builds one leaf: a module whose only export is a function that takes the shared modules and
 * gives back its own. Without static imports a failed file can always be fetched again, and all
 * files of a chunk download together.
 */
async function buildLeaf(
  name: string,
  entry: string,
  own: readonly string[],
  alias: Record<string, string>,
): Promise<Leaf> {
  const all = Object.values(sharedLeaves).flat();
  const { metafile } = await build({
    ...options,
    define: { ...options.define, ...NO_MESSAGES },
    stdin: { contents: entry, resolveDir: root, sourcefile: `${name}.leaf.ts`, loader: 'ts' },
    format: 'iife',
    banner: { js: `${COMPILE_AHEAD}\nexport default function(__s,__give){` },
    footer: { js: '}' },
    outdir: `dist/${CHUNKS}`,
    entryNames: `${name}-[hash]`,
    alias,
    plugins: [sharedModules(all, own)],
  });
  const files = Object.keys(metafile.outputs).map((file) => path.basename(file));
  const script = files.find((file) => file.endsWith('.js'));
  if (!script) throw new Error(`the build of ${name} made no script`);
  const styles = files.find((file) => file.endsWith('.css'));
  const taken = Object.keys(metafile.inputs)
    .filter((input) => input.startsWith('shared:'))
    .map((input) => input.slice('shared:'.length));
  const needs = Object.entries(sharedLeaves)
    .filter(([, modules]) => modules.some((module) => taken.includes(module)))
    .map(([leaf]) => leaf);
  return { name, script, needs, metafile, ...(styles && { styles }) };
}

/** Gives what a widget or service exports: its `mount` or `createService`. */
async function folderEntry(folder: string): Promise<string> {
  const index = `./${folder}/index`;
  const names = (await exportedNames(index)).join(', ');
  return `import { ${names} } from '${index}';\n__give({ ${names} });`;
}

/** Gives whole modules of ours. */
const sourceEntry = (modules: readonly string[]) =>
  [
    ...modules.map((module, index) => `import * as m${index} from './${module}';`),
    `__give({${modules.map((module, index) => `'${module}': m${index}`)}});`,
  ].join('\n');

/** Gives only what our modules take of a package, so that the rest of it can be left out. */
const packageEntry = (taken: ReadonlyMap<string, readonly string[]>) => {
  const modules = [...taken].map(([module, names], index) => ({
    imports: `import { ${names.map((name) => `${name} as ${name}${index}`)} } from '${module}';`,
    given: `'${module}': { ${names.map((name) => `${name}: ${name}${index}`)} }`,
  }));
  return [
    ...modules.map(({ imports }) => imports),
    `__give({${modules.map(({ given }) => given)}});`,
  ].join('\n');
};

/** The shared leaves (the engine once for each engine) and one leaf for each widget and service. */
export async function buildLeaves(): Promise<Leaf[]> {
  const { engine = [], ...others } = sharedLeaves;
  const folders = [...lazyFolders()];
  const sources = [
    ...Object.values(others).flat(),
    ...folders.map(([, folder]) => `${folder}/index`),
  ];
  const taken = await namesTaken(engine, sources);
  return Promise.all([
    ...Object.values(engines).map(({ leaf, alias }) =>
      buildLeaf(leaf, packageEntry(taken), engine, alias),
    ),
    ...Object.entries(others).map(([name, modules]) =>
      buildLeaf(name, sourceEntry(modules), modules, {}),
    ),
    ...folders.map(async ([name, folder]) => buildLeaf(name, await folderEntry(folder), [], {})),
  ]);
}

/** The files of a chunk, in the order in which they need each other. */
export function chunkFiles(leaves: readonly Leaf[], lazy: string, engine: Engine): string[] {
  const byName = new Map(leaves.map((leaf) => [leaf.name, leaf]));
  const ordered: Leaf[] = [];
  const add = (name: string) => {
    const leaf = byName.get(name === 'engine' ? engines[engine].leaf : name);
    if (!leaf) throw new Error(`there is no leaf ${name}`);
    if (ordered.includes(leaf)) return;
    leaf.needs.forEach(add);
    ordered.push(leaf);
  };
  add(lazy);
  return ordered.flatMap(({ script, styles }) => (styles ? [styles, script] : [script]));
}
