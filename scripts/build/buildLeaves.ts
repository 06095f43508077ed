import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import { type Engine, engines, sharedLeaves } from './leaves';
import { namesTaken } from './namesTaken';
import { CHUNKS, options, root } from './options';
import { sharedModules } from './sharedModules';

/**
 * Chromium then compiles the whole leaf off the main thread while it downloads: without it, running
 * the React leaf for the first time compiles it in one task (16 ms, with it 1 ms).
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

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

const widgets = () => readdirSync(path.join(root, 'widgets'));

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

/** The shared leaves (the engine once for each engine) and one leaf for each widget's folder. */
export async function buildLeaves(): Promise<Leaf[]> {
  const { engine = [], ...others } = sharedLeaves;
  const sources = [
    ...Object.values(others).flat(),
    ...widgets().map((name) => `widgets/${name}/index`),
  ];
  const taken = await namesTaken(engine, sources);
  return Promise.all([
    ...Object.values(engines).map(({ leaf, alias }) =>
      buildLeaf(leaf, packageEntry(taken), engine, alias),
    ),
    ...Object.entries(others).map(([name, modules]) =>
      buildLeaf(name, sourceEntry(modules), modules, {}),
    ),
    ...widgets().map((name) =>
      buildLeaf(
        name,
        `import { mount } from './widgets/${name}/index';\n__give({ mount });`,
        [],
        {},
      ),
    ),
  ]);
}

/** The files of a widget's chunk, in the order in which they need each other. */
export function chunkFiles(leaves: readonly Leaf[], widget: string, engine: Engine): string[] {
  const byName = new Map(leaves.map((leaf) => [leaf.name, leaf]));
  const ordered: Leaf[] = [];
  const add = (name: string) => {
    const leaf = byName.get(name === 'engine' ? engines[engine].leaf : name);
    if (!leaf) throw new Error(`there is no widgets/${name}`);
    if (ordered.includes(leaf)) return;
    leaf.needs.forEach(add);
    ordered.push(leaf);
  };
  add(widget);
  return ordered.flatMap(({ script, styles }) => (styles ? [styles, script] : [script]));
}
