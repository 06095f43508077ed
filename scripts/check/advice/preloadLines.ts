import type { LoadedFile } from './leafList';

/**
 * Returns the lines that let a browser fetch files with the page. Of use for what is seen first, and for
 * nothing else.
 *
 * @param folder Where Skerry's script is, as the page says it: `/skerry/`.
 * @param chunks Where its chunks are. Default: `chunks/` beside it.
 */
export const preloadLines = (
  files: readonly LoadedFile[],
  folder: string,
  chunks = `${folder}chunks/`,
): string[] =>
  files.map(({ file }) => {
    const address = file.replace(/^chunks\//, chunks).replace(/^(?=[\w.-]+$)/, folder);
    return `<link rel="modulepreload" href="${address}">`;
  });
