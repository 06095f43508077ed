import { fileOf } from './imports';
import { type Elsewhere, type ModuleParts, moduleParts } from './moduleParts';
import { type References, referencesOf } from './references';
import { lineOf, type SourceFile } from './syntaxTree';

/** What runs by itself. */
const ENTRY = 'src/bootstrap.ts';

/**
 * What others import: the public types, `skerry/platform`, the contracts that the fixture server
 * answers by; the tokens, which the build puts into the style sheets; what it makes the optional
 * sheet of; and what it makes the leaf of the page's language of.
 */
const OFFERED = [
  'src/skerry.ts',
  'src/rules/index.ts',
  'src/calls/endpoints/contracts.ts',
  'src/page/tokens.css',
  'src/firstPaint.css',
  'src/texts/language/loadPageTexts.ts',
];

/** What the build finds by its name, for `dist/skerry.css`. */
const LOOKS = /\/looks\.css$/;

/** Follows what speaks of what from here on, and keeps what was reached. */
function createReach(modules: ReadonlyMap<string, ModuleParts>) {
  const files = new Set<string>();
  const locals = new Set<string>();
  const exported = new Set<string>();

  /** Adds a key; false when it was there. */
  const isNew = (known: Set<string>, key: string) => !known.has(key) && Boolean(known.add(key));

  function speakOf(file: string, { names, imports }: References): void {
    for (const name of names) reachLocal(file, name);
    for (const { request, name = '*' } of imports) reachElsewhere(file, { request, name });
  }

  function reachElsewhere(from: string, { request, name }: Elsewhere): void {
    const file = fileOf(modules, from, request);
    if (file === undefined) return;
    if (name === '*') reachAll(file);
    else reachExport(file, name);
  }

  function reachFile(file: string): void {
    if (!isNew(files, file)) return;
    const parts = modules.get(file);
    for (const request of parts?.effects ?? []) reachElsewhere(file, { request, name: '*' });
    speakOf(file, referencesOf(...(parts?.statements ?? [])));
  }

  function reachExport(file: string, name: string): void {
    reachFile(file);
    if (!isNew(exported, `${file} ${name}`)) return;
    const parts = modules.get(file);
    const found = parts?.exported.get(name);
    if (found?.local) reachLocal(file, found.local);
    if (found?.from) reachElsewhere(file, found.from);
    if (found) return;
    for (const request of parts?.passedOn ?? []) reachElsewhere(file, { request, name });
  }

  function reachLocal(file: string, name: string): void {
    if (!isNew(locals, `${file} ${name}`)) return;
    const parts = modules.get(file);
    const source = parts?.imported.get(name);
    if (source) reachElsewhere(file, source);
    speakOf(file, referencesOf(...(parts?.declared.get(name) ?? [])));
  }

  function reachAll(file: string): void {
    reachFile(file);
    const parts = modules.get(file);
    for (const name of parts?.exported.keys() ?? []) reachExport(file, name);
    for (const request of parts?.passedOn ?? []) reachElsewhere(file, { request, name: '*' });
  }

  return {
    reachAll,
    /** Reaches what a file adds to the declarations of another one. */
    reachMerged(file: string): void {
      const merged = modules.get(file)?.statements.filter(({ type }) => type.startsWith('TS'));
      if (merged?.length) speakOf(file, referencesOf(...merged));
    },
    isFile: (file: string) => files.has(file),
    isExport: (file: string, name: string, local?: string) =>
      exported.has(`${file} ${name}`) || (local !== undefined && locals.has(`${file} ${local}`)),
  };
}

/**
 * Finds exports, and style sheets, that ship for nobody: that neither the bootstrap with all that
 * it loads, nor the public types with what owners declare, nor `skerry/platform` reaches. Tests and
 * fixtures are no callers.
 */
export function unreachable(files: readonly SourceFile[]): string[] {
  const modules = new Map(files.map((file) => [file.path, moduleParts(file)]));
  const reach = createReach(modules);
  for (const file of [ENTRY, ...OFFERED]) reach.reachAll(file);
  for (const file of modules.keys()) reach.reachMerged(file);

  return files.flatMap((file) => {
    const { path } = file;
    if (path.endsWith('.css')) {
      return LOOKS.test(path) || reach.isFile(path)
        ? []
        : [`${path}:1: nothing imports this style sheet`];
    }
    const exported = [...(modules.get(path)?.exported ?? [])];
    const left = exported.filter(([name, { local }]) => !reach.isExport(path, name, local));
    if (!left.length) return [];
    if (left.length === exported.length) return [`${path}:1: nothing reaches this file`];
    return left.map(([name, { node }]) => `${path}:${lineOf(file, node)}: nothing reaches ${name}`);
  });
}
