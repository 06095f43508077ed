// Prints a share of a project's specs with Preact, for Playwright's `--test-list-invert`: Chromium
// then leaves them out. `tsx listPreactShare.ts webkit-preact 2/4` is the second of four shares.
import { execFileSync } from 'node:child_process';
import { z } from 'zod';
import { skipReason } from '../../fixtures/harness/skips';

const MANY_SPECS = 64 * 1024 * 1024;

const [project = 'webkit-preact', share = '1/1'] = process.argv.slice(2);

const specSchema = z.object({ title: z.string(), file: z.string() });

const suiteSchema = z.object({
  title: z.string(),
  specs: z.array(specSchema).default([]),
  get suites() {
    return z.array(suiteSchema).default([]);
  },
});

type Suite = z.infer<typeof suiteSchema>;

/** One line for each spec of the suite that the project does not skip. */
function listSuite(suite: Suite, parents: readonly string[] = []): string[] {
  const titles = [...parents, suite.title];
  return [
    ...suite.specs
      .filter(({ title }) => !skipReason(project, [...titles, title]))
      .map(({ title, file }) => ['[chromium-preact]', file, ...titles.slice(1), title].join(' › ')),
    ...suite.suites.flatMap((inner) => listSuite(inner, titles)),
  ];
}

const json = execFileSync(
  'npx',
  ['playwright', 'test', `--project=${project}`, `--shard=${share}`, '--list', '--reporter=json'],
  { encoding: 'utf8', maxBuffer: MANY_SPECS },
);
const { suites } = z.object({ suites: z.array(suiteSchema) }).parse(JSON.parse(json));
console.log(suites.flatMap((suite) => listSuite(suite)).join('\n'));
