import type { Clock } from '../clock';
import type { Runtime } from '../runtime';
import type { ChunkAddress } from './chunkAddress';
import { fetchFile } from './fetchFile';
import { importFile } from './importFile';
import { LATER } from './later';
import { loadStyles } from './loadStyles';

/** Loads the code and the styles of widgets and services, which stay as long as the page. */
export interface ChunkLoader {
  /** The page's nonce, as Skerry's own tag has it; '' where that has none, or is a module. */
  readonly nonce: string;
  /**
   * Loads the code of an initializer or a service. Rejects with a ChunkError, or with what the code
   * threw.
   *
   * @param name The name of the initializer or service, for reports.
   * @param load Returns the code, or the name of the leaf that holds it. Default: the leaf of that
   *   name.
   * @param needsStyles Rejects where a style sheet fails. Default: that is only reported.
   */
  load<Module extends object>(
    name: string,
    load?: () => Module | Promise<Module> | string,
    needsStyles?: boolean,
  ): Promise<Module>;
}

/** What chunks hand to each other: exports of the shared modules, by name. */
type Shared = Record<string, unknown>;

/** The export of a built script: takes what is shared, and returns its own exports. */
type Leaf = (shared: Shared) => Shared;

/** The module of the leaf `later`: the list of the leaves that the bootstrap does not name. */
type LaterList = { leaves: string };

/**
 * Creates the loader. It fetches all files of a chunk together, then runs its scripts in order,
 * each once a page; they hand their modules on. A style sheet that fails is reported, and the
 * widget mounts without it. So is the leaf `lang`, for which a page in English
 * does not ask. A leaf that is not on the bootstrap's list is on that of the leaf `later`, which is
 * loaded first; a failure of it is one of the chunk.
 *
 * @param addressOf Returns the address of a file.
 * @param nonce The page's nonce.
 * @param filesOf Returns the files of a leaf, in the order in which they need each other, its own
 *   script last; undefined for one that is not on the list, with or without that of `later`.
 */
export function createChunkLoader(
  clock: Clock,
  report: Runtime['report'],
  addressOf: ChunkAddress,
  nonce: string,
  filesOf: (leaf: string, later?: string) => readonly string[] | undefined,
): ChunkLoader {
  const shared: Shared = {};
  const given = new Map<Leaf, Shared>();
  const files: Record<
    string,
    { _tries: number; _loading?: Promise<Leaf | Error | false | undefined> }
  > = {};

  const fetchOnce = (file: string, initializer: string) => {
    if (/^lang/.test(file) && /^(en|$)/.test(document.documentElement.lang)) return;
    files[file] ??= { _tries: 0 };
    const known = files[file];
    const isStyles = file.endsWith('.css');
    known._loading ??= fetchFile<Leaf | undefined>(
      clock,
      file.replace(/-[^-]*$/, ''),
      addressOf(file),
      known._tries,
      (url) =>
        isStyles
          ? loadStyles(url, nonce)
          : // An empty file is a module too.
            importFile<Leaf>(url).then((leaf) => leaf.default ?? Promise.reject()),
    ).catch((error: Error) => {
      delete known._loading;
      known._tries += 2;
      // Without its texts a widget speaks English.
      if (!/^lang|css$/.test(file)) throw error;
      report(error, { initializer });
      return isStyles && error;
    });
    return known._loading;
  };

  const loader: ChunkLoader = {
    nonce,
    async load<Module extends object>(
      name: string,
      load?: () => Module | Promise<Module> | string,
      needsStyles?: boolean,
    ) {
      const code = load ? await load() : name;
      if (typeof code !== 'string') return code;
      const needed = filesOf(code) ?? filesOf(code, (await loader.load<LaterList>(LATER)).leaves);
      const leaves = await Promise.all((needed as string[]).map((file) => fetchOnce(file, name)));
      let last: Shared = {};
      for (const leaf of leaves) {
        if (typeof leaf === 'function') {
          last = given.get(leaf) ?? leaf(shared);
          given.set(leaf, last);
          Object.assign(shared, last);
        } else if (leaf && needsStyles) throw leaf;
      }
      return last as unknown as Module;
    },
  };
  return loader;
}
