import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './options';

/**
 * How the source asks for code of its own time: `import('../widgets/x')`, or `import('./x')` for
 * a service in `src/`, which an initializer asks for by `import('../src/x')`.
 */
const LAZY_IMPORT = /import\(\s*'\.(\.\/(?:widgets|src))?\/([\w-]+)'\s*\)/g;

/** The only files that ask for it. */
export const LAZY_SOURCES = /\/(initializers\/.*|src\/bootstrap)\.ts$/;

/** The folder of each widget and service that is asked for, by the name of its leaf. */
export function lazyFolders(): Map<string, string> {
  const initializers = readdirSync(path.join(root, 'initializers'));
  const sources = ['src/bootstrap.ts', ...initializers.map((name) => `initializers/${name}`)];
  const folders = new Map<string, string>();
  for (const source of sources) {
    const text = readFileSync(path.join(root, source), 'utf8');
    for (const [, place, name = ''] of text.matchAll(LAZY_IMPORT)) {
      folders.set(name, `${place === './widgets' ? 'widgets' : 'src'}/${name}`);
    }
  }
  return folders;
}

/** A property whose value is the way to a leaf. */
const LAZY_PROPERTY =
  /'?([\w-]+)'?: \(\) => import\(\s*'\.(?:\.\/(?:widgets|src))?\/([\w-]+)'\s*\),\s*/g;

/** A call that asks for the leaf it names. */
const LAZY_CALL = /\('([\w-]+)', \(\) => import\(\s*'\.\/\1'\s*\)\)/g;

/**
 * Takes the imports out of a source: they become the name of a leaf, which is left out where it is
 * that of the initializer or the service that asks, as nearly always.
 */
export const namedByLeaf = (source: string): string =>
  source
    .replace(LAZY_CALL, "('$1')")
    .replace(LAZY_PROPERTY, (_, property: string, leaf: string, at: number) => {
      const names = [...source.slice(0, at).matchAll(/name: '([^']*)'/g)];
      const asks = property === 'load' ? names.at(-1)?.[1] : property;
      return asks === leaf ? '' : `'${property}': () => '${leaf}',`;
    });
