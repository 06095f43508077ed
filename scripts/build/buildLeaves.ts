import { build, type Metafile } from 'esbuild';
import { adoptStyles, LEAF_END } from './adoptStyles';
import { buildLanguages } from './buildLanguages';
import { lazyFolders, lazyLeaves } from './lazyImports';
import { leafletBrowser } from './leaflet/leafletBrowser';
import { leafTable } from './leafTable';
import { engines, languageLeaf, laterList, sharedLeaves } from './leaves';
import { namesTaken } from './namesTaken';
import { CHUNKS, options, root } from './options';
import { realParents } from './realParents';
import { exportedNames, sharedModules } from './sharedModules';
import { squeezeLeaf } from './squeezeLeaf';
import type { Tokens } from './tokens/parseTokens';
import { readTokens, styleTokens, withTokenValues } from './tokens/styleTokens';
import { type BuiltFile, stemOf, writeLeaf } from './writeLeaf';

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
  /** The shared leaves that must run before it. */
  needs: readonly string[];
  /** Whether the bootstrap itself or an initializer asks for it. */
  isFirst: boolean;
  /** Whether it is a widget's or a service's, which somebody asks for by its name. */
  isAsked: boolean;
  /** Whether it takes what the leaf `later` hands on: the bootstrap's own list must not have it. */
  isHanded: boolean;
  /** The design tokens that its style sheet uses. */
  tokens: readonly string[];
  metafile: Metafile;
}

/** Gives the style sheet among a leaf's files the values of the tokens that it uses. */
async function addTokens(
  files: readonly BuiltFile[],
  tokens: Tokens,
): Promise<{ files: BuiltFile[]; used: readonly string[] }> {
  const sheet = files.find(({ path }) => path.endsWith('.css'));
  if (!sheet) return { files: [...files], used: [] };
  const { css, used } = await withTokenValues(sheet.text, tokens);
  return {
    files: files.map((file) => (file === sheet ? { path: file.path, text: css } : file)),
    used,
  };
}

/** What leaves take of others: the shared modules, and the texts of the page's language. */
const handedLeaves = { ...sharedLeaves, [languageLeaf.leaf]: [languageLeaf.module] };

interface LeafOptions {
  alias?: Record<string, string>;
  isFirst?: boolean;
  isAsked?: boolean;
  /** Whether the leaf `later` lists it, and hands it what it has. */
  isLater?: boolean;
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
  { alias = {}, isFirst = false, isAsked = false, isLater = false }: LeafOptions = {},
): Promise<Leaf> {
  const all = [...Object.values(handedLeaves).flat(), ...(isLater ? laterList.hands : [])];
  const tokens = await readTokens();
  const { metafile, outputFiles } = await build({
    ...options,
    define: { ...options.define, ...NO_MESSAGES },
    stdin: { contents: entry, resolveDir: root, sourcefile: `${name}.leaf.ts`, loader: 'ts' },
    format: 'iife',
    banner: { js: 'export default function(__s){var __own;' },
    footer: { js: LEAF_END },
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
  const { files: tokened, used } = await addTokens(outputFiles, tokens);
  const files = await squeezeLeaf(name, adoptStyles(name, tokened));
  const stem = stemOf(name, files);
  await writeLeaf(name, stem, files);
  const taken = Object.keys(metafile.inputs)
    .filter((input) => input.startsWith('shared:'))
    .map((input) => input.slice('shared:'.length));
  const needs = Object.entries(handedLeaves)
    .filter(([, modules]) => modules.some((module) => taken.includes(module)))
    .map(([leaf]) => leaf);
  if (laterList.takenBy.includes(name)) needs.push(laterList.leaf);
  return {
    name,
    stem,
    needs,
    isFirst,
    isAsked,
    isHanded: laterList.hands.some((module) => taken.includes(module)),
    tokens: used,
    metafile,
  };
}

/** The modules that a leaf gives exports of, with the names of these. */
type Given = Iterable<readonly [module: string, names: readonly string[]]>;

/**
 * Gives some exports of modules, each by its own name.
 *
 * @param more Further members. Default: none.
 */
function entryOf(given: Given, more: Record<string, string> = {}): string {
  const rows = [...given];
  const names = rows.flatMap(([, names]) => names);
  const members = Object.entries(more).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return [
    ...rows.map(([module, names]) => `import { ${names.join(', ')} } from '${module}';`),
    `__own = { ${[...names, ...members].join(', ')} };`,
  ].join('\n');
}

/** What leaves themselves return: no shared module may export one of these. */
const ENTRIES = ['mount', 'createService', 'leaves', 'pageTexts', 'adoptStyles', 'openSheet'];

/** Refuses two exports of one name: what leaves hand on is known by its name alone. */
function refuseTwice(given: Given): void {
  const names = [...given].flatMap(([, names]) => names);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice) throw new Error(`two shared modules export ${twice}`);
}

/** Modules of ours with all that they export. */
const withExports = (modules: readonly string[]) =>
  Promise.all(
    modules.map(async (module) => [`./${module}`, await exportedNames(`./${module}`)] as const),
  );

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
  /** What a widget's leaf shares with others beside its own; most share nothing. */
  const ownOf = (name: string) => others[name] ?? [];
  const apart = Object.entries(others).filter(([name]) => !folders.some(([one]) => one === name));
  const own = engine.filter(isOurs);
  const taken = await namesTaken(
    engine.filter((module) => !isOurs(module)),
    sources,
  );
  const ofEngine = [...taken, ...(await withExports(own))];
  const handed = await withExports([...Object.values(others).flat(), ...laterList.hands]);
  refuseTwice([...ofEngine, ...handed, ['every leaf', ENTRIES]]);
  const engineEntry = entryOf(ofEngine);
  const asked = await Promise.all(
    folders.map(async ([name, { folder, isLater }]) =>
      buildLeaf(
        name,
        entryOf(await withExports([`${folder}/index`, ...ownOf(name)])),
        ownOf(name),
        {
          isFirst: !isLater,
          isAsked: true,
          isLater,
        },
      ),
    ),
  );
  const first = asked.filter(({ isFirst }) => isFirst).flatMap(({ needs }) => needs);
  const shared = await Promise.all([
    buildLanguages(),
    ...Object.values(engines).map(({ leaf, alias }) =>
      buildLeaf(leaf, engineEntry, engine, { alias }),
    ),
    ...apart.map(async ([name, modules]) =>
      buildLeaf(name, entryOf(await withExports(modules)), modules, {
        isLater: !first.includes(name),
      }),
    ),
  ]);
  const leaves = [...shared, ...asked];
  const given = await withExports([...laterList.hands, `${laterList.folder}/index`]);
  const entry = entryOf(given, { leaves: leafTable(leaves, 'react').later });
  return [...leaves, await buildLeaf(leaf, entry, [], { isFirst: true })];
}
