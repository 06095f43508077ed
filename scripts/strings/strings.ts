// Reads the quoted texts out of a folder of specifications and fails for one that is neither in
// src/strings nor accounted for in otherTexts.ts: npm run strings -- <folder>
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { strings } from '../../src/strings/strings';
import { inPlace, pending } from './otherTexts';
import { owedTexts } from './owedTexts';
import { quotedTexts } from './quotedTexts';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('npm run strings -- <folder of specification texts>');
  process.exit(2);
}

const said = Object.values(strings).flatMap((part): string[] => Object.values(part));
const problems: string[] = [];
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
  if (said.includes(text)) problems.push(`'${text}' is not pending: src/strings has it`);
}

if (problems.length) {
  console.error(problems.join('\n'));
  process.exit(1);
}
for (const { text, part } of pending) console.log(`${part} owes '${text}'`);
console.log(`${count} quoted texts accounted for, ${pending.length} of them pending`);
