import type { Clock } from '../clock';
import type { Runtime } from '../runtime';
import { adoptStyles } from './adoptStyles';
import type { ChunkAddress } from './chunkAddress';
import { fetchFile } from './fetchFile';
import { importFile } from './importFile';
import { LATER } from './later';

/** Loads the code of widgets and services, with their styles, which stay as long as the page. */
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
   */
  load<Module extends object>(
    name: string,
    load?: () => Module | Promise<Module> | string,
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
 * each once a page; they hand their modules on. A script puts its styles in force as it runs. The leaf
 * `lang`, for which a page in English does not ask, may fail: that is reported. A leaf that is not on
 * the bootstrap's list is on that of the leaf `later`, which is loaded first; a failure of it is one of
 * the chunk.
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
  const shared: Shared = { adoptStyles };
  const given = new Map<Leaf, Shared>();
  const files: Record<string, { _tries: number; _loading?: Promise<Leaf | undefined> }> = {};

  const fetchOnce = (file: string, initializer: string) => {
    if (/^lang/.test(file) && /^(en|$)/.test(document.documentElement.lang)) return;
    files[file] ??= { _tries: 0 };
    const known = files[file];
    known._loading ??= fetchFile<Leaf>(
      clock,
      file.replace(/-[^-]*$/, ''),
      addressOf(file),
      known._tries,
      importFile<Leaf>,
    ).catch((error: Error) => {
      delete known._loading;
      known._tries += 2;
      // Without its texts a widget speaks English.
      if (!/^lang/.test(file)) throw error;
      report(error, { initializer });
      return undefined;
    });
    return known._loading;
  };

  const loader: ChunkLoader = {
    nonce,
    async load<Module extends object>(
      name: string,
      load?: () => Module | Promise<Module> | string,
    ) {
      const code = load ? await load() : name;
      if (typeof code !== 'string') return code;
      const needed = filesOf(code) ?? filesOf(code, (await loader.load<LaterList>(LATER)).leaves);
      const leaves = await Promise.all((needed as string[]).map((file) => fetchOnce(file, name)));
      let last: Shared = {};
      for (const leaf of leaves) {
        if (!leaf) continue;
        last = given.get(leaf) ?? leaf(shared);
        given.set(leaf, last);
        Object.assign(shared, last);
      }
      return last as unknown as Module;
    },
  };
  return loader;
}
