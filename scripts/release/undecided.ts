/** What a release asks of the project's own files. */
export interface Decisions {
  manifest: {
    version: string;
    private?: boolean;
    license?: string;
    repository?: unknown;
    publishConfig?: { registry?: string };
  };
  /** The texts of two files. */
  license: string;
  changelog: string;
}

/** How LICENSE begins while there is none. */
const NO_LICENCE = /^no licence/i;

/** What the project's owner has to decide before the package may be published, one sentence each. */
export function undecided({ manifest, license, changelog }: Decisions): string[] {
  const { version } = manifest;
  const open: string[] = [];
  if (NO_LICENCE.test(license) || !manifest.license || manifest.license === 'UNLICENSED') {
    open.push('The licence: its text in LICENSE, its name as "license" in package.json.');
  }
  if (!manifest.publishConfig?.registry) {
    open.push('The registry: "publishConfig": {"registry": …, "access": …} in package.json.');
  }
  if (!manifest.repository) {
    open.push(
      'The address of the source: "repository" in package.json. The README’s links to manuals lead there.',
    );
  }
  if (manifest.private) {
    open.push(
      'Whether anyone may have it: "private": true in package.json keeps npm from publishing.',
    );
  }
  if (!changelog.includes(`\n## [${version}] - `)) {
    open.push(
      `The day of ${version}: its heading in CHANGELOG.md, "## [${version}] - YYYY-MM-DD".`,
    );
  }
  return open;
}
