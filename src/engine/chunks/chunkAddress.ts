/** Returns the address of a chunk's file. */
export type ChunkAddress = (file: string) => string;

/**
 * Returns the address of the script that calls, as the browser fetched it: by the first line of a stack.
 * Undefined where errors have none.
 */
export const ownAddress = (): string | undefined =>
  /\w+:\/\/\S+(?=:\d+:\d)/.exec(`${Error().stack}`)?.[0];

/**
 * Finds the folder of the chunks: the one that the tag names (`data-skerry-chunks`, relative to the
 * script), else `chunks/` beside the script. It is looked for when a chunk is asked for: browsers read a
 * script once more for the first stack, and the page's first paint need not wait for that.
 *
 * @param script Skerry's own tag; null for a module, which has none. Where no stack tells the folder either,
 * the address throws a TypeError.
 */
export const createChunkAddress =
  (script: HTMLScriptElement | null): ChunkAddress =>
  (file) => {
    const folder = (script?.dataset.skerryChunks ?? 'chunks').replace(/\/?$/, '/');
    // A `<base>` further down the page, and for a deferred script that is any, would resolve the tag's `src` anew.
    const base = new URL(folder, ownAddress() ?? script?.src);
    return new URL(file, base).href;
  };
