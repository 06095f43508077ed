import { existsSync } from 'node:fs';
import path from 'node:path';
import { lazyFolders } from '../build/lazyImports';
import { engines, laterList, sharedLeaves } from '../build/leaves';
import { parseText } from '../lint/syntaxTree';
import { namesOf } from './names';

const isWord = (camel: string): boolean => {
  try {
    parseText(`export const ${camel} = 0;`);
    return true;
  } catch {
    return false;
  }
};

/** The names that chunks have already. */
const chunkNames = (): string[] => [
  ...lazyFolders().keys(),
  ...Object.keys(sharedLeaves),
  ...Object.values(engines).map(({ leaf }) => leaf),
  laterList.leaf,
  'skerry',
];

/** Says why a new widget can't have this name; undefined where it can. */
export function nameProblem(name: string | undefined, root = '.'): string | undefined {
  if (!name) return 'Say its name: npm run new -- tide';
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) {
    return `"${name}" is no name for a widget: lower-case letters, and single dashes between words, as in opening-hours`;
  }
  const { camel } = namesOf(name);
  if (!isWord(camel)) return `"${name}" is a word of JavaScript's own`;
  const taken = [`widgets/${name}`, `fixtures/${name}`, `initializers/${camel}.ts`];
  const there = taken.find((file) => existsSync(path.join(root, file)));
  if (there) return `"${name}" is taken: ${there} is there`;
  if (chunkNames().includes(name)) return `"${name}" is taken: a chunk has that name`;
  return undefined;
}
