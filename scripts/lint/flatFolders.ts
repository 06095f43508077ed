import path from 'node:path';
import type { SourceFile } from './syntaxTree';

/** How many source files a folder may have; tests, styles and data don't count. */
const MOST = 10;

/** No folder of `src` or `widgets` is a long list: files that belong together have their own. */
export function flatFolders(files: readonly SourceFile[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    if (!/^(src|widgets)\/.*\.tsx?$/.test(file.path)) continue;
    const folder = path.posix.dirname(file.path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MOST)
    .map(([folder]) => `${folder}: more than ${MOST} source files`);
}
