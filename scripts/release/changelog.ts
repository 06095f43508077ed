import { execFileSync } from 'node:child_process';

/** A commit as the changelog sees it. */
export interface Commit {
  title: string;
  files: readonly string[];
}

/** What a user's page has of the project: the source that is built, without its tests and manuals. */
const SHIPPED = /^(src|initializers|widgets)\/.*\.(tsx?|css)$/;
const TEST = /\.(test|spec)\.tsx?$/;

/** The kinds of change, by the first word of a title; every other one is `Changed`. */
const KINDS: readonly [heading: string, firstWord: RegExp][] = [
  ['Added', /^(Add|Bring|Draw|Give|Make|Offer|Show|Write) /],
  ['Removed', /^(Drop|Remove) /],
  ['Fixed', /^(Correct|Fix|Heal|Mend|Repair) /],
  ['Security', /^(Refuse|Secure) /],
];

const isForUsers = ({ files }: Commit) =>
  files.some((file) => SHIPPED.test(file) && !TEST.test(file));

/**
 * Drafts a section of the changelog: the titles of all commits that change what users get, by kind.
 * A person makes users' words of them.
 */
export function draftSection(commits: readonly Commit[]): string {
  const lists = new Map<string, string[]>();
  for (const commit of commits.filter(isForUsers)) {
    const [heading] = KINDS.find(([, word]) => word.test(commit.title)) ?? ['Changed'];
    lists.set(heading, [...(lists.get(heading) ?? []), `- ${commit.title}`]);
  }
  const order = ['Added', 'Changed', 'Removed', 'Fixed', 'Security'];
  return [...lists]
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([heading, lines]) => `### ${heading}\n${lines.join('\n')}\n`)
    .join('\n');
}

const HEADING = '## [Unreleased]\n';

/**
 * Puts a section under `## [Unreleased]`, before what is there.
 *
 * @throws Where the changelog has no such heading.
 */
export function withSection(changelog: string, section: string): string {
  if (!changelog.includes(HEADING)) throw new Error(`CHANGELOG.md has no ${HEADING.trim()}`);
  return changelog.replace(HEADING, () => `${HEADING}\n${section}`);
}

const git = (...command: string[]) =>
  execFileSync('git', command, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The last version's tag; before the first one, the commit that last wrote the changelog. */
function lastRelease(): string {
  try {
    return git('describe', '--tags', '--abbrev=0', '--match', 'v*');
  } catch {
    return git('log', '-1', '--format=%H', '--', 'CHANGELOG.md');
  }
}

/** The commits since the last version, newest first. */
export function commitsSinceRelease(): Commit[] {
  const since = lastRelease();
  const log = git(
    'log',
    '--no-merges',
    '--name-only',
    '--format=%x00%s',
    ...(since ? [`${since}..`] : []),
  );
  return log
    .split('\0')
    .filter(Boolean)
    .map((text) => {
      const [title = '', ...files] = text.split('\n').filter(Boolean);
      return { title, files };
    });
}
