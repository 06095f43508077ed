// The build, in two steps: the chunks, then the bootstraps, which name the chunks' hashed files.
// Beside them the optional style sheet, `skerry/platform`, for servers, the types, and what editors read.
// Run with `npm run build` (tsx, for the typed parts in scripts/build).
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { buildBootstrap } from './scripts/build/buildBootstrap.ts';
import { buildCheck } from './scripts/build/buildCheck.ts';
import { buildLeaves } from './scripts/build/buildLeaves.ts';
import { buildPlatform } from './scripts/build/buildPlatform.ts';
import { buildSheet } from './scripts/build/buildSheet.ts';
import { checkBuild } from './scripts/build/checkBuild.ts';
import { checkShipped } from './scripts/build/checkShipped.ts';
import { KEPT_STAMP, sourceStamp } from './scripts/build/stamp/sourceStamp.ts';
import { readTokens } from './scripts/build/tokens/styleTokens.ts';
import { writeManifest } from './scripts/build/writeManifest.ts';
import { writeNotices } from './scripts/build/writeNotices.ts';
import { writeTypes } from './scripts/build/writeTypes.ts';
import { writeEditors } from './scripts/editors/writeEditors.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

const stamp = sourceStamp('.');
rmSync('dist', { recursive: true, force: true });
const leaves = await buildLeaves();
const bootstraps = await Promise.all(
  ['react', 'preact'].flatMap((engine) =>
    ['tag', 'module'].map((kind) => buildBootstrap(leaves, engine, kind, version)),
  ),
);
const problems = checkBuild(leaves, bootstraps, await readTokens());
if (problems.length) {
  console.error(problems.join('\n'));
  process.exit(1);
}
await buildSheet();
const files = Object.keys(writeManifest(leaves));
// After the manifest, which lists what pages load.
await buildPlatform();
const check = await buildCheck(version);
writeTypes();
await writeEditors(version);
writeNotices([...bootstraps, ...leaves.map(({ metafile }) => metafile), check]);
checkShipped();
writeFileSync(KEPT_STAMP, stamp);
console.log(`built ${files.length} files into dist/`);
