import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sourceStamp } from './sourceStamp';

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'stamp-'));
  for (const folder of ['src', 'initializers', 'widgets']) write(`${folder}/a.ts`, folder);
  for (const folder of ['build', 'check', 'editors', 'lint', 'options'])
    write(`scripts/${folder}/a.ts`, folder);
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.json']) write(file, '{}');
  write('esbuild.config.mjs', '');
});

afterEach(() => rmSync(root, { recursive: true }));

it('is the same for the same files, wherever they are', () => {
  const before = sourceStamp(root);
  const copy = `${root}-copy`;
  cpSync(root, copy, { recursive: true });
  expect(sourceStamp(copy)).toBe(before);
  rmSync(copy, { recursive: true });
});

it.each([
  ['a source is changed', () => write('src/a.ts', 'src, changed')],
  ['a source is added, deep inside', () => write('widgets/map/tiles/b.ts', '')],
  ['a source has another name', () => renameSync(`${root}/src/a.ts`, `${root}/src/b.ts`)],
  ['a package is', () => write('package-lock.json', '{"lockfileVersion": 3}')],
])('is another one when %s', (_, change) => {
  const before = sourceStamp(root);
  change();
  expect(sourceStamp(root)).not.toBe(before);
});

it('is the same when a fixture page changes, which no build reads', () => {
  const before = sourceStamp(root);
  write('fixtures/page.ts', '');
  expect(sourceStamp(root)).toBe(before);
});
