import type { Metafile } from 'esbuild';
import type { Leaf } from './buildLeaves';
import { lazyFolders } from './lazyImports';
import { engines, laterList } from './leaves';
import type { Tokens } from './tokens/parseTokens';

/** Code of this size may stand in two leaves: a request or a name would cost as much. */
const COPY_LIMIT = 400;

/** All rules of the platform at once: for servers. */
const ALL_RULES = 'src/rules/index.ts';

/** What of a widget the bootstrap may hold. */
const PREPARED = /^widgets\/[\w-]+\/prepare(\/[\w-]+)?\.ts$/;

const scripts = (metafile: Metafile) =>
  Object.entries(metafile.outputs).filter(([file]) => /\.m?js$/.test(file));

/** What is wrong with the built files, one sentence each. */
export function checkBuild(
  leaves: readonly Leaf[],
  bootstraps: readonly Metafile[],
  tokens: Tokens,
): string[] {
  const problems: string[] = [];
  const usedTokens = new Set(leaves.flatMap(({ tokens }) => tokens));
  for (const name of tokens.keys()) {
    if (!usedTokens.has(name)) problems.push(`no style sheet uses ${name} of src/page/tokens.css`);
  }
  const engineLeaves = Object.values(engines).map(({ leaf }): string => leaf);
  const folders = lazyFolders();
  const places = new Map<string, string[]>();
  for (const { name, metafile, isFirst } of leaves) {
    for (const [, { inputs, imports }] of scripts(metafile)) {
      if (imports.some(({ kind }) => kind === 'import-statement')) {
        problems.push(`${name} has a static import: a failed one can't be fetched again`);
      }
      for (const [input, { bytesInOutput }] of Object.entries(inputs)) {
        const widget = /^widgets\/[\w-]+\//.exec(input)?.[0];
        const folder = `${folders.get(name)?.folder}/`;
        if (widget && !folder.startsWith(widget)) problems.push(`${name} reaches into ${input}`);
        if (bytesInOutput <= COPY_LIMIT || engineLeaves.includes(name)) continue;
        // What does not wait for `later` holds its own.
        if (isFirst && laterList.hands.includes(input)) continue;
        places.set(input, [...(places.get(input) ?? []), name]);
      }
    }
  }
  for (const [input, names] of places) {
    if (names.length > 1) {
      problems.push(`${input} is copied into ${names.join(' and ')}: see scripts/build/leaves.ts`);
    }
  }
  for (const metafile of [...bootstraps, ...leaves.map(({ metafile }) => metafile)]) {
    if (ALL_RULES in metafile.inputs)
      problems.push(`a page loads ${ALL_RULES}: import the one file`);
  }
  for (const metafile of bootstraps) {
    for (const [file, { inputs }] of scripts(metafile)) {
      for (const input of Object.keys(inputs)) {
        const foreign = input.startsWith('node_modules/');
        const widget = input.startsWith('widgets/') && !PREPARED.test(input);
        if (foreign || widget) problems.push(`${file} holds ${input}`);
      }
    }
  }
  return problems;
}
