import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serviceList } from './leaves';
import { root } from './options';

const BOOTSTRAP = 'src/bootstrap.ts';

/**
 * How the source asks for code of its own time: `import('../widgets/x')`, or `import('./x')` for
 * a service in `src/`, which an initializer asks for by `import('../src/x')`.
 */
const LAZY_IMPORT = /import\(\s*'\.(\.\/(?:widgets|src))?\/([\w-]+)'\s*\)/g;

/** The only files that ask for it. */
export const LAZY_SOURCES = /\/(initializers\/.*|src\/bootstrap)\.ts$/;

/** A property whose value is the way to a leaf. */
const LAZY_PROPERTY =
  /'?([\w-]+)'?: \(\) => import\(\s*'\.(?:\.\/(?:widgets|src))?\/([\w-]+)'\s*\),\s*/g;

/** What is asked for at a time of its own. */
interface LazyFolder {
  folder: string;
  /** On the list of the services: only lazy code asks for it, or few pages do. */
  isLater: boolean;
}

/** The folder of each widget and service that is asked for, by the name of its leaf. */
export function lazyFolders(): Map<string, LazyFolder> {
  const initializers = readdirSync(path.join(root, 'initializers'));
  const folders = new Map<string, LazyFolder>();
  for (const source of [BOOTSTRAP, ...initializers.map((name) => `initializers/${name}`)]) {
    const text = readFileSync(path.join(root, source), 'utf8');
    const properties = [...text.matchAll(LAZY_PROPERTY)].map(([, , name]) => name);
    for (const [, place, name = ''] of text.matchAll(LAZY_IMPORT)) {
      const folder = `${place === './widgets' ? 'widgets' : 'src'}/${name}`;
      // The bootstrap names its services, and calls for what it needs itself.
      const isService = source === BOOTSTRAP && properties.includes(name);
      folders.set(name, { folder, isLater: isService || serviceList.also.includes(name) });
    }
  }
  return folders;
}

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
