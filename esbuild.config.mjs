// The build, in two steps: the chunks, then the bootstraps, which name the chunks' hashed files.
// Run with `npm run build` (tsx, for the typed parts in scripts/build).
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { buildBootstrap } from './scripts/build/buildBootstrap.ts';
import { buildLeaves } from './scripts/build/buildLeaves.ts';
import { checkBuild } from './scripts/build/checkBuild.ts';
import { writeManifest } from './scripts/build/writeManifest.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

rmSync('dist', { recursive: true, force: true });
const leaves = await buildLeaves();
const bootstraps = await Promise.all(
  ['react', 'preact'].map((engine) => buildBootstrap(leaves, engine, version)),
);
const problems = checkBuild(leaves, bootstraps);
if (problems.length) {
  console.error(problems.join('\n'));
  process.exit(1);
}
execFileSync('npx', ['tsc', '-p', 'scripts/build/tsconfig.types.json'], { stdio: 'inherit' });
writeFileSync('dist/skerry.d.ts', "export * from './types/skerry';\n");
// What ships must serve who registers an initializer in TypeScript.
execFileSync('npx', ['tsc', '-p', 'scripts/build/tsconfig.consumer.json'], { stdio: 'inherit' });
const files = Object.keys(writeManifest());
console.log(`built ${files.length} files into dist/`);
