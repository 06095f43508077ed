import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './options';

/** A module of ours, as a declaration names it. */
const RELATIVE = /((?:from|import)\s*\(?)'(\.[^']*)'/g;

const isFolder = (file: string) => statSync(file, { throwIfNoEntry: false })?.isDirectory();

/** Node's own resolution wants to read the file's whole name, as a server's TypeScript does. */
function completeNames(file: string): void {
  const text = readFileSync(file, 'utf8');
  const completed = text.replace(RELATIVE, (_, before: string, module: string) => {
    const isIndex = isFolder(path.join(path.dirname(file), module));
    return `${before}'${module}${isIndex ? '/index' : ''}.js'`;
  });
  writeFileSync(file, completed);
}

/** Writes the declarations of what ships: `dist/skerry.d.ts` and `dist/platform.d.ts`. */
export function writeTypes(): void {
  execFileSync('npx', ['tsc', '-p', 'scripts/build/tsconfig.types.json'], {
    cwd: root,
    stdio: 'inherit',
  });
  const dist = path.join(root, 'dist');
  const types = path.join(dist, 'types');
  for (const file of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.d.ts')) completeNames(path.join(types, file));
  }
  writeFileSync(path.join(dist, 'skerry.d.ts'), "export * from './types/skerry.js';\n");
  writeFileSync(path.join(dist, 'platform.d.ts'), "export * from './types/platform/index.js';\n");
}
