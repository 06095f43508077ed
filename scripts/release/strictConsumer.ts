import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/options';
import type { Packed } from './packPackage';

/** All that a strict project may ask, and the declarations themselves are checked. */
const STRICT = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  noEmit: true,
  target: 'ES2022',
  types: [],
};

/** How projects find a package: Node's way, and that of bundlers. */
const RESOLUTIONS = [
  { module: 'node16', moduleResolution: 'node16' },
  { module: 'esnext', moduleResolution: 'bundler' },
];

/** Compiles a folder's files; what the compiler says. */
function compile(folder: string, name: string, compilerOptions: object, file: string): string[] {
  const project = path.join(folder, `tsconfig.${name}.json`);
  writeFileSync(project, JSON.stringify({ compilerOptions, files: [file] }));
  try {
    execFileSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', project], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return [];
  } catch (error) {
    return [`${name}: ${error instanceof Error && 'stdout' in error ? error.stdout : error}`];
  }
}

/**
 * Uses the packed package in a strict project that has no other one: a page's script and a server, as
 * Node and as bundlers find it. What the compiler says, and Node.
 */
export function strictConsumer({ folder }: Packed): string[] {
  const project = path.join(folder, '../../consumer');
  mkdirSync(project, { recursive: true });
  writeFileSync(path.join(project, 'package.json'), '{"type": "module"}');
  const script = readFileSync(path.join(root, 'scripts/build/consumer.ts'), 'utf8');
  const page = script.replaceAll("'../../dist/skerry'", "'skerry'");
  writeFileSync(
    path.join(project, 'page.ts'),
    `import 'skerry/slim';\nimport 'skerry/skerry.css';\n${page}`,
  );
  cpSync(path.join(root, 'scripts/build/platformConsumer.mjs'), path.join(project, 'server.mjs'));
  const said = RESOLUTIONS.flatMap((resolution) => {
    const options = { ...STRICT, ...resolution };
    const name = resolution.moduleResolution;
    return [
      ...compile(
        project,
        `page.${name}`,
        { ...options, lib: ['ES2022', 'DOM', 'DOM.Iterable'] },
        'page.ts',
      ),
      ...compile(
        project,
        `server.${name}`,
        { ...options, lib: ['ES2023'], allowJs: true, checkJs: true },
        'server.mjs',
      ),
    ];
  });
  execFileSync(process.execPath, ['server.mjs'], { cwd: project, stdio: 'pipe' });
  return said;
}
