import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { isNode, nameOf, parseText, type SyntaxNode, walk } from '../lint/syntaxTree';
import { laterList } from './leaves';
import { root } from './options';

const BOOTSTRAP = 'src/bootstrap.ts';

/** The only files that ask for code of its own time, by `() => import('#…/index')`. */
const LAZY_SOURCES = /\/(initializers\/.*|src\/bootstrap)\.ts$/;

/** One `() => import('…')` of a source. */
interface LazyImport {
  /** Who asks, which names the leaf: an initializer, a service, or the first argument of a call. */
  name: string;
  /** What is imported, as the source says it. */
  request: string;
  /** The text that says it, with the comma that divides it from what stands beside it. */
  start: number;
  end: number;
}

const literal = (node: unknown) => (isNode(node) ? String(node.value ?? nameOf(node)) : '');

/** The request of `() => import('…')`; undefined where the node is anything else. */
function requestOf(node: unknown): string | undefined {
  if (!isNode(node) || node.type !== 'ArrowFunctionExpression') return undefined;
  const { body } = node;
  if (!isNode(body) || body.type !== 'ImportExpression') return undefined;
  return literal(body.source);
}

/** Finds the lazy imports of one source. Throws for one that stands where no leaf is named. */
function lazyImports(text: string): LazyImport[] {
  const found: LazyImport[] = [];
  const all: SyntaxNode[] = [];
  walk(parseText(text), (node) => {
    if (node.type === 'ImportExpression') all.push(node);
    if (node.type === 'ObjectExpression') {
      const properties = node.properties as SyntaxNode[];
      const named = properties.find(({ key }) => nameOf(key) === 'name');
      for (const { key, value, start, end } of properties) {
        const request = requestOf(value);
        if (!request) continue;
        const name = nameOf(key) === 'load' ? literal(named?.value) : literal(key);
        const comma = /^\s*,/.exec(text.slice(end))?.[0].length ?? 0;
        found.push({ name, request, start, end: end + comma });
      }
    }
    if (node.type === 'CallExpression') {
      const [first, second] = node.arguments as SyntaxNode[];
      const request = requestOf(second);
      if (!request || !first || !second) return;
      const { end } = first;
      found.push({ name: literal(first), request, start: end, end: second.end });
    }
  });
  if (all.length !== found.length) throw new Error('an import() that names no leaf');
  return found;
}

/** What is asked for at a time of its own. */
interface LazyFolder {
  folder: string;
  /** On the list of the leaf `later`, not on the bootstrap's. */
  isLater: boolean;
}

/** The folder that `#room/…/index` stands for, or `./…/index` in the initializers' own. */
const folderOf = (request: string) =>
  request
    .replace(/^(\.\/|\.\.\/initializers\/)/, 'initializers/')
    .replace(/^#(widgets\/)?/, (_, widgets) => widgets ?? 'src/')
    .replace(/\/index$/, '');

/** The folder of each widget and service that is asked for, by the name of its leaf. */
export function lazyFolders(): Map<string, LazyFolder> {
  const initializers = readdirSync(path.join(root, 'initializers'), {
    encoding: 'utf8',
    recursive: true,
  }).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const folders = new Map<string, LazyFolder>();
  for (const source of [BOOTSTRAP, ...initializers.map((name) => `initializers/${name}`)]) {
    const text = readFileSync(path.join(root, source), 'utf8');
    for (const { name, request } of lazyImports(text)) {
      const folder = folderOf(request);
      const known = folders.get(name)?.folder ?? folder;
      if (known !== folder) throw new Error(`${name} is asked for in ${known} and in ${folder}`);
      folders.set(name, { folder, isLater: !laterList.butFor.includes(name) });
    }
  }
  return folders;
}

/** Takes the lazy imports out of a source: a leaf has the name of who asks for it. */
function withoutLazyImports(text: string): string {
  return lazyImports(text)
    .sort((one, other) => other.start - one.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
}

/** Lazy imports go: the loader fetches the files of the leaf that has the name of who asks. */
export const lazyLeaves: Plugin = {
  name: 'lazy-leaves',
  setup(build) {
    build.onLoad({ filter: LAZY_SOURCES }, async ({ path }) => ({
      contents: withoutLazyImports(await readFile(path, 'utf8')),
      loader: 'ts',
    }));
  },
};
