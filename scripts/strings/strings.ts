// Reads the quoted texts out of a folder of specifications and fails for one that no code which
// ships says and otherTexts.ts does not account for, and for a text of src/texts that nobody says: npm run strings -- <folder>
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { strings } from '#texts/strings';
import { inPlace, pending } from './otherTexts';
import { owedTexts } from './owedTexts';
import { quotedTexts } from './quotedTexts';
import { saidTexts } from './saidTexts';
import { shippedSources } from './shippedSources';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('npm run strings -- <folder of specification texts>');
  process.exit(2);
}

const texts = saidTexts(strings, await shippedSources());
const said = texts.said.map(({ text }) => text);
const owed = new Set(pending.map(({ text }) => text));
const problems = texts.unsaid
  .filter(({ text }) => !owed.has(text))
  .map(({ name }) => `${name}: no code that ships says it`);
let count = 0;
for (const file of readdirSync(folder).filter((name) => name.endsWith('.md'))) {
  const quoted = quotedTexts(readFileSync(path.join(folder, file), 'utf8'));
  count += quoted.length;
  for (const { text, line } of owedTexts(quoted, said)) problems.push(`${file}:${line}: '${text}'`);
}
if (!count) problems.push(`${folder} quotes no text`);
for (const { text, file, source } of inPlace) {
  if (!readFileSync(file, 'utf8').includes(source)) problems.push(`${file} does not say '${text}'`);
}
for (const { text } of pending) {
  if (said.includes(text)) problems.push(`'${text}' is not pending: src/texts has it`);
}

if (problems.length) {
  console.error(problems.join('\n'));
  process.exit(1);
}
for (const { text, part } of pending) console.log(`${part} owes '${text}'`);
console.log(`${count} quoted texts accounted for, ${pending.length} of them pending`);
