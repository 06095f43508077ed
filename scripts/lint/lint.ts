// The rules of the design that a general linter does not know. Each has files in must-fail/ that
// it must refuse: a rule that finds nothing wrong there fails the run.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { htmlSinks } from './htmlSinks';
import { importDirections } from './importDirections';
import { moduleState } from './moduleState';
import { parseSource, type SourceFile } from './syntaxTree';

const rules: Record<string, (file: SourceFile) => string[]> = {
  moduleState,
  importDirections,
  htmlSinks,
};

const sources = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|spec)\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));

const problems = ['src', 'initializers', 'widgets']
  .flatMap(sources)
  .map(parseSource)
  .flatMap((file) => Object.values(rules).flatMap((rule) => rule(file)));

/** `must-fail/{rule}/src/….ts` is read as if it stood at `src/….ts`. */
const mustFail = path.join('scripts', 'lint', 'must-fail');
for (const [name, rule] of Object.entries(rules)) {
  const folder = path.join(mustFail, name);
  for (const file of sources(folder)) {
    const pretended = { ...parseSource(file), path: path.relative(folder, file) };
    if (!rule(pretended).length) problems.push(`${file}: ${name} finds nothing wrong with it`);
  }
}

if (problems.length) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`design rules hold: ${Object.keys(rules).join(', ')}`);
