import type { Clock } from '../clock';
import type { Runtime } from '../runtime';
import { fetchFile } from './fetchFile';
import { loadStyles } from './loadStyles';

/** Loads the code and the styles of widgets and services. Lives as long as the page: what is loaded stays. */
export interface ChunkLoader {
  /**
   * The code of an initializer or a service. Rejects with a ChunkError, or with what the code threw.
   *
   * @param name Of who asks, for reports.
   * @param load Gives the code, or the name of the leaf that holds it. Default: a leaf of the same
   * name.
   * @param needsStyles Rejects where a style sheet fails; otherwise that is only reported.
   */
  load<Module extends object>(
    name: string,
    load?: () => Module | Promise<Module> | string,
    needsStyles?: boolean,
  ): Promise<Module>;
}

/** The shared modules that chunks hand to each other, by name. */
type Shared = Record<string, unknown>;

/** What a built script exports: takes the shared modules and gives back its own. */
type Leaf = (shared: Shared, give: (own: Shared) => void) => void;

/** What the leaf gives that lists those of the services. */
type ServiceList = { services: string };

/**
 * All files of a chunk are fetched together; then its scripts run in order, each once a page,
 * and hand their modules on. A style sheet that fails is reported and the widget mounts
 * without it. A leaf that is not on the bootstrap's list is on the one that comes in the leaf
 * `services`: that is loaded first, and a failure of it is one of who asks.
 *
 * @param base The folder of the files.
 * @param nonce The page's nonce.
 * @param filesOf Gives the files of a leaf, in the order in which they need each other, its own
 * script last; undefined of one that it does not know, or only with the list of the services.
 */
export function createChunkLoader(
  clock: Clock,
  report: Runtime['report'],
  base: string,
  nonce: string,
  filesOf: (leaf: string, services?: string) => readonly string[] | undefined,
): ChunkLoader {
  const shared: Shared = {};
  const given = new Map<Leaf, Shared>();
  const files: Record<string, { tries: number; loading?: Promise<Leaf | Error | undefined> }> = {};

  const fetchOnce = (file: string, initializer: string) => {
    files[file] ??= { tries: 0 };
    const known = files[file];
    const isStyles = file.endsWith('.css');
    known.loading ??= fetchFile<Leaf | undefined>(
      clock,
      file.replace(/-[^-]*$/, ''),
      new URL(file, base).href,
      known.tries,
      (url) =>
        isStyles
          ? loadStyles(url, nonce)
          : // An empty file is a module too.
            import(url).then((leaf) => leaf.default ?? Promise.reject()),
    ).catch((error: Error) => {
      delete known.loading;
      known.tries += 2;
      if (!isStyles) throw error;
      report(error, { initializer });
      return error;
    });
    return known.loading;
  };

  const loader: ChunkLoader = {
    async load<Module extends object>(
      name: string,
      load?: () => Module | Promise<Module> | string,
      needsStyles?: boolean,
    ) {
      const code = load ? await load() : name;
      if (typeof code !== 'string') return code;
      const needed =
        filesOf(code) ?? filesOf(code, (await loader.load<ServiceList>('services')).services);
      const leaves = await Promise.all((needed as string[]).map((file) => fetchOnce(file, name)));
      let last: Shared = {};
      for (const leaf of leaves) {
        if (typeof leaf === 'function') {
          if (!given.has(leaf)) {
            leaf(shared, (own) => {
              Object.assign(shared, own);
              given.set(leaf, own);
            });
          }
          last = given.get(leaf) ?? last;
        } else if (leaf && needsStyles) throw leaf;
      }
      return last as unknown as Module;
    },
  };
  return loader;
}
