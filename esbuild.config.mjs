// The build, in two steps: the chunks, then the bootstraps, which name the chunks' hashed files.
// Beside them `skerry/platform`, for servers, and the types.
// Run with `npm run build` (tsx, for the typed parts in scripts/build).
import { readFileSync, rmSync } from 'node:fs';
import { buildBootstrap } from './scripts/build/buildBootstrap.ts';
import { buildLeaves } from './scripts/build/buildLeaves.ts';
import { buildPlatform } from './scripts/build/buildPlatform.ts';
import { checkBuild } from './scripts/build/checkBuild.ts';
import { checkShipped } from './scripts/build/checkShipped.ts';
import { writeManifest } from './scripts/build/writeManifest.ts';
import { writeTypes } from './scripts/build/writeTypes.ts';

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
const files = Object.keys(writeManifest());
// After the manifest, which lists what pages load.
await buildPlatform();
writeTypes();
checkShipped();
console.log(`built ${files.length} files into dist/`);
