import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** All that a build reads; the lock file stands for the packages. */
const SCRIPTS = ['build', 'check', 'editors', 'lint', 'options'].map((name) => `scripts/${name}`);
const SOURCES = ['src', 'initializers', 'widgets', ...SCRIPTS];
const FILES = ['esbuild.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** Where a build leaves the stamp of what it has read; not in the package. */
export const KEPT_STAMP = 'dist/.built';

/** Returns a text that is another one whenever a file that a build reads has changed. */
export function sourceStamp(root: string): string {
  const hash = createHash('sha256');
  const found = SOURCES.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(root, folder, file))
      .filter((file) => statSync(file).isFile()),
  );
  const files = [...found, ...FILES.map((file) => path.join(root, file))].sort();
  for (const file of files) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}
