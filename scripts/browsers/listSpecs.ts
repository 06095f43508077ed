// Prints specs of a project, a line each, for Playwright's `--test-list-invert` (`--test-list` loses
// some of those that are declared in another file than their own).
// `tsx listSpecs.ts --project=webkit-preact --share=2/16` prints the second of 16 shares of those
// that the project does not skip, `--but=2/16` all others. `--grep` is Playwright's. `--as` prints
// them as those of another project.
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { skipReason } from '#fixtures/harness/skips';

const MANY_SPECS = 64 * 1024 * 1024;

const specSchema = z.object({ title: z.string(), file: z.string() });

const suiteSchema = z.object({
  title: z.string(),
  specs: z.array(specSchema).default([]),
  get suites() {
    return z.array(suiteSchema).default([]);
  },
});

type Suite = z.infer<typeof suiteSchema>;

const { values } = parseArgs({
  options: {
    project: { type: 'string', default: 'chromium-react' },
    as: { type: 'string' },
    share: { type: 'string' },
    but: { type: 'string' },
    grep: { type: 'string', default: '.' },
  },
});
const { project, as = project, but, share = but ?? '1/1', grep } = values;
const [number = 1, of = 1] = share.split('/').map(Number);

interface Listed {
  line: string;
  /** Whether the project can't run it. */
  isSkipped: boolean;
}

function listSuite(suite: Suite, parents: readonly string[] = []): Listed[] {
  const titles = [...parents, suite.title];
  return [
    ...suite.specs.map(({ title, file }) => ({
      line: [`[${as}]`, file, ...titles.slice(1), title].join(' › '),
      isSkipped: skipReason(project, [...titles, title]) !== undefined,
    })),
    ...suite.suites.flatMap((inner) => listSuite(inner, titles)),
  ];
}

const json = execFileSync(
  'npx',
  ['playwright', 'test', `--project=${project}`, `--grep=${grep}`, '--list', '--reporter=json'],
  { encoding: 'utf8', maxBuffer: MANY_SPECS },
);
const { suites } = z.object({ suites: z.array(suiteSchema) }).parse(JSON.parse(json));
const all = suites.flatMap((suite) => listSuite(suite));
// One in each round, so that a share has some of every folder.
const drawn = all
  .filter(({ isSkipped }) => !isSkipped)
  .filter((_, index) => index % of === number - 1);
const listed = but === undefined ? drawn : all.filter((spec) => !drawn.includes(spec));
console.log(listed.map(({ line }) => line).join('\n'));
