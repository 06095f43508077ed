// Makes a widget: `npm run new -- tide`. What it makes passes types, lint, tests and build as it
// is, and counts presses: put your own in its place.
import { execFileSync } from 'node:child_process';
import { makeWidget } from './makeWidget';
import { nameProblem } from './nameProblem';

const [, , name = ''] = process.argv;
const problem = nameProblem(name);
if (problem) {
  console.error(problem);
  process.exit(1);
}
const files = makeWidget(name);
const code = files.filter((file) => /\.(ts|tsx|css|json)$/.test(file));
// The length of a name decides where lines break.
execFileSync('npx', ['biome', 'check', '--write', '--log-level=error', ...code], {
  stdio: 'inherit',
});
console.log(`${files.join('\n')}

Edit read, state, component, styles and manual in widgets/${name}, and its page in fixtures/${name}.
npm start shows it on http://localhost:4173/${name}/; npx vitest run widgets/${name} tests it.`);
