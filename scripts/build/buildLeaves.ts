import { build, type Metafile, type OutputFile } from 'esbuild';
import { buildLanguages } from './buildLanguages';
import { lazyFolders, lazyLeaves } from './lazyImports';
import { leafletBrowser } from './leaflet/leafletBrowser';
import { leafTable } from './leafTable';
import { engines, languageLeaf, laterList, sharedLeaves } from './leaves';
import { namesTaken } from './namesTaken';
import { CHUNKS, options, root } from './options';
import { realParents } from './realParents';
import { exportedNames, sharedModules } from './sharedModules';
import type { Tokens } from './tokens/parseTokens';
import { readTokens, styleTokens, withTokens } from './tokens/styleTokens';
import { type BuiltFile, stemOf, writeLeaf } from './writeLeaf';

/**
 * Chromium then compiles the whole script off the main thread while it downloads: without it, running
 * the React leaf for the first time compiles it in one task (16 ms, with it 1 ms).
 */
export const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

/**
 * React's scheduler then waits by timers. Firefox loses a message that is sent while the page goes
 * into the back/forward cache, and React waits for it for ever: nothing that is no press would be
 * rendered after the way back.
 */
const NO_MESSAGES = { MessageChannel: 'undefined' };

/** One built leaf: a script of its own, with no static imports. */
export interface Leaf {
  name: string;
  /** The file's name without `.js`: the leaf's name and a hash of its content. */
  stem: string;
  /** Whether a style sheet of the same stem belongs to it. */
  hasStyles: boolean;
  /** The shared leaves that must run before it. */
  needs: readonly string[];
  /** Whether the bootstrap itself or an initializer asks for it. */
  isFirst: boolean;
  /** The design tokens that its style sheet declares, for it uses them. */
  tokens: readonly string[];
  metafile: Metafile;
}

/** Gives the style sheet among a leaf's files the tokens that it uses. */
async function addTokens(
  files: readonly OutputFile[],
  tokens: Tokens,
): Promise<{ files: BuiltFile[]; used: readonly string[] }> {
  const sheet = files.find(({ path }) => path.endsWith('.css'));
  if (!sheet) return { files: [...files], used: [] };
  const { css, used } = await withTokens(sheet.text, tokens);
  return {
    files: files.map((file) => (file === sheet ? { path: file.path, text: css } : file)),
    used,
  };
}

/** What leaves take of others: the shared modules, and the texts of the page's language. */
const handedLeaves = { ...sharedLeaves, [languageLeaf.leaf]: [languageLeaf.module] };

/**
 * Builds one leaf: a module whose only export is a function that takes the shared modules and
 * gives back its own. Without static imports a failed file can always be fetched again, and all
 * files of a chunk download together.
 */
async function buildLeaf(
  name: string,
  entry: string,
  own: readonly string[],
  { alias = {}, isFirst = false }: { alias?: Record<string, string>; isFirst?: boolean } = {},
): Promise<Leaf> {
  const all = Object.values(handedLeaves).flat();
  const tokens = await readTokens();
  const { metafile, outputFiles } = await build({
    ...options,
    define: { ...options.define, ...NO_MESSAGES },
    stdin: { contents: entry, resolveDir: root, sourcefile: `${name}.leaf.ts`, loader: 'ts' },
    format: 'iife',
    banner: { js: `${COMPILE_AHEAD}\nexport default function(__s,__give){` },
    footer: { js: '}' },
    outdir: `dist/${CHUNKS}`,
    entryNames: name,
    write: false,
    alias,
    plugins: [
      sharedModules(all, own),
      realParents,
      leafletBrowser,
      styleTokens(tokens),
      lazyLeaves,
    ],
  });
  const { files, used } = await addTokens(outputFiles, tokens);
  const stem = stemOf(name, files);
  await writeLeaf(name, stem, files);
  const taken = Object.keys(metafile.inputs)
    .filter((input) => input.startsWith('shared:'))
    .map((input) => input.slice('shared:'.length));
  const needs = Object.entries(handedLeaves)
    .filter(([, modules]) => modules.some((module) => taken.includes(module)))
    .map(([leaf]) => leaf);
  if (laterList.takenBy.includes(name)) needs.push(laterList.leaf);
  const hasStyles = files.some(({ path }) => path.endsWith('.css'));
  return { name, stem, hasStyles, needs, isFirst, tokens: used, metafile };
}

/**
 * Gives what a widget or service exports: its `mount` or `createService`.
 *
 * @param more Further members. Default: none.
 */
async function folderEntry(folder: string, more: Record<string, string> = {}): Promise<string> {
  const index = `./${folder}/index`;
  const names = await exportedNames(index);
  const members = Object.entries(more).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return [
    `import { ${names.join(', ')} } from '${index}';`,
    `__give({ ${[...names, ...members].join(', ')} });`,
  ].join('\n');
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

const isOurs = (module: string) => module.startsWith('src/');

/**
 * The shared leaves (the engine once for each engine), one leaf for each widget and service, and at
 * last the one that lists the others.
 */
export async function buildLeaves(): Promise<Leaf[]> {
  const { engine = [], ...others } = sharedLeaves;
  const { leaf } = laterList;
  const folders = [...lazyFolders()].filter(([name]) => name !== leaf);
  const sources = [
    ...Object.values(others).flat(),
    ...folders.map(([, { folder }]) => `${folder}/index`),
  ];
  const own = engine.filter(isOurs);
  const taken = await namesTaken(
    engine.filter((module) => !isOurs(module)),
    sources,
  );
  const engineEntry = packageEntry(taken) + sourceEntry(own);
  const leaves = await Promise.all([
    buildLanguages(),
    ...Object.values(engines).map(({ leaf, alias }) =>
      buildLeaf(leaf, engineEntry, engine, { alias }),
    ),
    ...Object.entries(others).map(([name, modules]) =>
      buildLeaf(name, sourceEntry(modules), modules),
    ),
    ...folders.map(async ([name, { folder, isLater }]) =>
      buildLeaf(name, await folderEntry(folder), [], { isFirst: !isLater }),
    ),
  ]);
  const entry = await folderEntry(laterList.folder, { leaves: leafTable(leaves, 'react').later });
  return [...leaves, await buildLeaf(leaf, entry, [], { isFirst: true })];
}
