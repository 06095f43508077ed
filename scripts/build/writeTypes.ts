import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './options';
import { foreignRequests, withoutPackages } from './withoutPackages';

const TYPES = path.join(root, 'dist', 'types');

/** A module of ours, as a declaration names it: `./clock`, or `#engine/clock` across rooms. */
const OURS = /((?:from|import|declare module)\s*\(?)['"]([.#][^'"]*)['"]/g;

const isFolder = (file: string) => statSync(file, { throwIfNoEntry: false })?.isDirectory();

/** Where a request leads: `#engine/clock` is `src/engine/clock`, `#widgets/…` is below `widgets`. */
function placeOf(file: string, request: string): string {
  if (request.startsWith('.')) return path.join(path.dirname(file), request);
  const [room = '', ...rest] = request.slice(1).split('/');
  const folder = room === 'widgets' || room === 'src' ? room : `src/${room}`;
  return path.join(TYPES, folder, ...rest).replace(/\.tsx$/, '');
}

/**
 * Node's own resolution, as a server's TypeScript has it, wants to read a file's whole name; and
 * the short names of rooms lead to sources, which are not in the package. Nor are other packages.
 */
function completeNames(file: string): void {
  const text = readFileSync(file, 'utf8');
  const completed = text.replace(OURS, (_, before: string, request: string) => {
    const place = placeOf(file, request);
    const module = path.relative(path.dirname(file), isFolder(place) ? `${place}/index` : place);
    return `${before}'${module.startsWith('.') ? '' : './'}${module}.js'`;
  });
  writeFileSync(file, withoutPackages(completed));
}

/** Whether a file adds something to a declaration of another one: an owner's service or event. */
const isDeclaring = (file: string) => readFileSync(file, 'utf8').includes('declare module ');

/** All declarations that one file leads to, itself included. */
function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file)) return reached;
  reached.add(file);
  for (const [, , request = ''] of readFileSync(file, 'utf8').matchAll(OURS)) {
    const next = path.join(path.dirname(file), request.replace(/\.js$/, '.d.ts'));
    reachedFrom(next, reached);
  }
  return reached;
}

/** Writes the declarations of what ships: `dist/skerry.d.ts`, `dist/platform.d.ts`, and of the sheet. */
export function writeTypes(): void {
  execFileSync('npx', ['tsc', '-p', 'scripts/build/tsconfig.types.json'], {
    cwd: root,
    stdio: 'inherit',
  });
  const dist = path.join(root, 'dist');
  const files = readdirSync(TYPES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => path.join(TYPES, file));
  for (const file of files) completeNames(file);
  const owners = files.filter(isDeclaring).map((file) => path.relative(dist, file));
  const lines = ["export * from './types/src/skerry.js';"];
  for (const owner of owners) lines.push(`import './${owner.replace(/\.d\.ts$/, '.js')}';`);
  writeFileSync(path.join(dist, 'skerry.d.ts'), `${lines.join('\n')}\n`);
  writeFileSync(path.join(dist, 'platform.d.ts'), "export * from './types/src/rules/index.js';\n");
  // Since TypeScript 6 an import that binds nothing must be found too.
  writeFileSync(path.join(dist, 'skerry.css.d.ts'), 'export {};\n');
  const needed = ['skerry.d.ts', 'platform.d.ts'].flatMap((name) => [
    ...reachedFrom(path.join(dist, name)),
  ]);
  for (const file of files) if (!needed.includes(file)) rmSync(file);
  for (const file of needed) {
    const [foreign] = foreignRequests(readFileSync(file, 'utf8'));
    if (foreign) throw new Error(`${path.relative(root, file)} takes the types of ${foreign}`);
  }
}
