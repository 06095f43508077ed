// Prints the specs that WebKit runs with Preact in this build, for Playwright's `--test-list-invert`:
// Chromium runs the others with it. `tsx listWebKitShare.ts 2/4` is the second of four shares.
import { execFileSync } from 'node:child_process';
import { z } from 'zod';
import { skipReason } from '../../fixtures/harness/skips';

const PROJECT = 'webkit-preact';
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

/** One line for each spec of the suite that WebKit does not skip. */
function listSuite(suite: Suite, parents: readonly string[] = []): string[] {
  const titles = [...parents, suite.title];
  return [
    ...suite.specs
      .filter(({ title }) => !skipReason(PROJECT, [...titles, title]))
      .map(({ title, file }) => ['[chromium-preact]', file, ...titles.slice(1), title].join(' › ')),
    ...suite.suites.flatMap((inner) => listSuite(inner, titles)),
  ];
}

const [share = '1/1'] = process.argv.slice(2);
const json = execFileSync(
  'npx',
  ['playwright', 'test', `--project=${PROJECT}`, `--shard=${share}`, '--list', '--reporter=json'],
  { encoding: 'utf8', maxBuffer: MANY_SPECS },
);
const { suites } = z.object({ suites: z.array(suiteSchema) }).parse(JSON.parse(json));
console.log(suites.flatMap((suite) => listSuite(suite)).join('\n'));
