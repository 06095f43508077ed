// Checks all that a release needs, on the package as npm packs it, and drafts the changelog's next
// section. Without `--dry` it stops first where the project's owner has something to decide. With
// `--changelog` it only writes the draft into CHANGELOG.md. Run after `npm run build`.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildWithVite } from './buildWithVite';
import { commitsSinceRelease, draftSection, withSection } from './changelog';
import { publintProblems, typeProblems } from './lintPackage';
import { openPlainPage } from './openPlainPage';
import { packPackage } from './packPackage';
import { LIMITS, misplaced, unmapped } from './shipped';
import { strictConsumer } from './strictConsumer';
import { undecided } from './undecided';

const { values } = parseArgs({
  options: { dry: { type: 'boolean' }, changelog: { type: 'boolean' } },
});
const read = (file: string) => readFileSync(file, 'utf8');
const manifest = JSON.parse(read('package.json'));

const section = draftSection(commitsSinceRelease());
if (values.changelog) {
  writeFileSync('CHANGELOG.md', withSection(read('CHANGELOG.md'), section));
  console.log('CHANGELOG.md has the titles of the commits: make users’ words of them.');
  process.exit();
}

const open = values.dry
  ? []
  : undecided({ manifest, license: read('LICENSE'), changelog: read('CHANGELOG.md') });
if (open.length) {
  const list = open.map((text) => `- ${text}`).join('\n');
  console.error(`Not released. The project’s owner decides first:\n${list}`);
  process.exit(1);
}

/** Whether each file that pages load is within its budget. */
function sizeProblems(): string[] {
  try {
    execFileSync('npx', ['tsx', 'scripts/size/size.ts'], { stdio: 'pipe' });
    return [];
  } catch (error) {
    return [String(error instanceof Error && 'stderr' in error ? error.stderr : error).trim()];
  }
}

const packed = packPackage();
const inPackage = (file: string) => read(path.join(packed.folder, file));

const checks: Record<string, () => string[] | Promise<string[]>> = {
  files: () => misplaced(packed.files, Object.keys(JSON.parse(inPackage('dist/manifest.json')))),
  maps: () => unmapped(packed.files, inPackage),
  weight: () =>
    (['size', 'unpackedSize'] as const)
      .filter((name) => packed[name] > LIMITS[name])
      .map((name) => `${name} is ${packed[name]} bytes, limit ${LIMITS[name]}`),
  size: sizeProblems,
  publint: () => publintProblems(packed),
  attw: () => typeProblems(packed),
  types: () => strictConsumer(packed),
  vite: () => buildWithVite(packed),
  page: () => openPlainPage(packed, manifest.version),
};

let failed = 0;
try {
  for (const [name, check] of Object.entries(checks)) {
    const problems = await check();
    console.log(`${name.padEnd(8)} ${problems.length ? 'FAILED' : 'ok'}`);
    for (const problem of problems) console.log(`  ${problem}`);
    failed += problems.length;
  }
} finally {
  packed.remove();
}
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
console.log(
  `\n${manifest.name} ${manifest.version}: ${packed.files.length} files, ${megabytes(packed.size)} packed, ${megabytes(packed.unpackedSize)} unpacked`,
);
console.log(
  `\nThe changelog’s next section, since the last one:\n\n${section || 'Nothing for users.'}`,
);

if (!values.dry && !failed) {
  console.log('All is in order: `npm publish` sends it, and a tag `v…` names the commit.');
}
process.exitCode = failed ? 1 : 0;
