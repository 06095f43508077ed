import type { Clock } from '../clock';
import type { Initializer, WidgetModule } from '../initializer';
import type { Runtime } from '../runtime';
import { fetchFile } from './fetchFile';
import { loadStyles } from './loadStyles';

/** Loads the code and the styles of widgets. Lives as long as the page: what is loaded stays. */
export interface ChunkLoader {
  /** The code of an initializer. Rejects with a ChunkError, or with what the code threw. */
  load(initializer: Initializer): Promise<WidgetModule>;
}

/** The shared modules that chunks hand to each other, by name. */
type Shared = Record<string, unknown>;

/** A built script: takes the shared modules and gives back its own. */
type Leaf = { default(shared: Shared, give: (own: Shared) => void): void };

/**
 * All files of a chunk are fetched together; then its scripts run in order, each once a page,
 * and hand their modules on. A style sheet that fails is reported and the widget mounts
 * without it.
 *
 * @param base The folder of the files.
 * @param nonce The page's nonce.
 */
export function createChunkLoader(
  clock: Clock,
  report: Runtime['report'],
  base: string,
  nonce: string,
): ChunkLoader {
  const shared: Shared = {};
  const given = new Map<Leaf, Shared>();
  const files = new Map<string, Promise<Leaf | undefined>>();
  const tries = new Map<string, number>();

  const fetchOnce = (file: string, initializer: string) => {
    const pending = files.get(file);
    if (pending) return pending;
    const isStyles = file.endsWith('.css');
    const before = tries.get(file) ?? 0;
    const loading = fetchFile<Leaf | undefined>(
      clock,
      file.replace(/-[^-]*$/, ''),
      new URL(file, base).href,
      before,
      (url) =>
        isStyles
          ? loadStyles(url, nonce)
          : // An empty file is a module too.
            import(url).then((leaf: Partial<Leaf>) =>
              leaf.default ? (leaf as Leaf) : Promise.reject(),
            ),
    ).catch((error: unknown) => {
      files.delete(file);
      tries.set(file, before + 2);
      if (!isStyles) throw error;
      report(error, { initializer });
      return undefined;
    });
    files.set(file, loading);
    return loading;
  };

  return {
    async load({ name, load }) {
      const code = await load();
      if (!Array.isArray(code)) return code as WidgetModule;
      const leaves = await Promise.all(code.map((file: string) => fetchOnce(file, name)));
      let last: Shared = {};
      for (const leaf of leaves) {
        if (!leaf) continue;
        if (!given.has(leaf)) {
          leaf.default(shared, (own) => {
            Object.assign(shared, own);
            given.set(leaf, own);
          });
        }
        last = given.get(leaf) ?? last;
      }
      return last as unknown as WidgetModule;
    },
  };
}
