// The rules of the design that a general linter does not know. Each has files in must-fail/ that
// it must refuse: a rule that finds nothing wrong there fails the run.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { allowed } from './allowed';
import { citations } from './citations';
import { flatFolders } from './flatFolders';
import { htmlSinks } from './htmlSinks';
import { importDirections } from './importDirections';
import { longFunctions } from './longFunctions';
import { moduleState } from './moduleState';
import { newBuiltIns } from './newBuiltIns';
import { newStyles } from './newStyles';
import { pagesOfWebKit } from './pagesOfWebKit';
import { replacedBuiltIns } from './replacedBuiltIns';
import { rootLengths } from './rootLengths';
import { parseSource, type SourceFile } from './syntaxTree';
import { unreachable } from './unreachable';
import { unsaidTexts } from './unsaidTexts';

/** Rules that look at one file: each file in `must-fail/{rule}` breaks its rule. */
const fileRules: Record<string, (file: SourceFile) => string[]> = {
  moduleState,
  importDirections,
  htmlSinks,
  newBuiltIns,
  replacedBuiltIns,
  newStyles,
  rootLengths,
  longFunctions,
  citations,
  pagesOfWebKit,
};

/** Rules that look at all files together: each folder in `must-fail/{rule}` is a house of its own. */
const houseRules: Record<string, (files: readonly SourceFile[]) => string[]> = {
  unreachable,
  unsaidTexts,
  flatFolders,
};

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);

const written = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/node_modules|must-fail/.test(file))
    .map((file) => path.join(folder, file));

/** The files of a folder without its tests. */
const sources = (folder: string) => written(folder).filter((file) => !isTest(file));

/** The files of a folder in must-fail/, as if they stood at the root of the project. */
const pretendedIn = (folder: string): SourceFile[] =>
  sources(folder).map((file) => ({ ...parseSource(file), path: path.relative(folder, file) }));

const house = ['src', 'initializers', 'widgets'];
const files = house.flatMap(sources).map(parseSource);
/** What is not shipped: tests, fixtures and commands. */
const others = [
  ...house.flatMap(written).filter(isTest),
  ...['fixtures', 'scripts'].flatMap(written),
].map(parseSource);
const found = [
  ...others.flatMap(citations),
  ...others.flatMap(pagesOfWebKit),
  ...Object.values(fileRules).flatMap((rule) => files.flatMap(rule)),
  ...Object.values(houseRules).flatMap((rule) => rule(files)),
];

/** What stays the same while a file changes: no line, and nothing in brackets. */
const withoutLine = (problem: string) => problem.replace(/:\d+: /, ': ').replace(/ \(.*\)$/, '');
const keys = new Set(found.map(withoutLine));
const problems = found.filter((problem) => !allowed.includes(withoutLine(problem)));
for (const key of allowed) {
  if (!keys.has(key)) problems.push(`scripts/lint/allowed.ts: no longer needed: ${key}`);
}

const mustFail = path.join('scripts', 'lint', 'must-fail');
for (const [name, rule] of Object.entries(fileRules)) {
  for (const file of pretendedIn(path.join(mustFail, name))) {
    if (!rule(file).length) problems.push(`${name} finds nothing wrong with its ${file.path}`);
  }
}
for (const [name, rule] of Object.entries(houseRules)) {
  for (const house of readdirSync(path.join(mustFail, name))) {
    const pretended = pretendedIn(path.join(mustFail, name, house));
    if (!rule(pretended).length) problems.push(`${name} finds nothing wrong with its ${house}`);
  }
}

if (problems.length) {
  console.error(problems.join('\n'));
  process.exit(1);
}
const rules = [...Object.keys(fileRules), ...Object.keys(houseRules)].join(', ');
console.log(`design rules hold: ${rules}; ${allowed.length} exceptions`);
