import { expect, test } from 'vitest';
import { misplaced, unmapped } from './shipped';

const MANIFEST = ['skerry.js', 'chunks/menu-1618033.js', 'chunks/menu-1618033.css'];
const PACKAGE = [
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'package.json',
  'dist/check.js',
  'dist/html-custom-data.json',
  'dist/licenses.txt',
  'dist/manifest.json',
  'dist/platform.d.ts',
  'dist/platform.js',
  'dist/skerry.css',
  'dist/skerry.css.d.ts',
  'dist/skerry.d.ts',
  'dist/web-types.json',
  'dist/schemas/menu.json',
  'dist/skerry.js',
  'dist/skerry.js.map',
  'dist/skerry.mjs',
  'dist/skerry.mjs.map',
  'dist/skerry.slim.js',
  'dist/skerry.slim.js.map',
  'dist/skerry.slim.mjs',
  'dist/skerry.slim.mjs.map',
  'dist/chunks/menu-1618033.js',
  'dist/chunks/menu-1618033.js.map',
  'dist/chunks/menu-1618033.css',
  'dist/types/src/skerry.d.ts',
];

test('a package that has what a user needs is in order', () => {
  expect(misplaced(PACKAGE, MANIFEST)).toEqual([]);
});

test('what is missing is named', () => {
  const without = PACKAGE.filter((file) => !/LICENSE|menu-1618033\.css$/.test(file));
  expect(misplaced(without, MANIFEST)).toEqual([
    'LICENSE is not in the package',
    'dist/chunks/menu-1618033.css is not in the package',
  ]);
});

test.each([
  'src/bootstrap.ts',
  'dist/chunks/menu-2718281.js',
  'dist/chunks/menu-2718281.js.map',
  'dist/types/src/skerry.ts',
  'dist/notes.md',
])('%s is no part of it', (file) => {
  expect(misplaced([...PACKAGE, file], MANIFEST)).toEqual([
    `${file} is in the package, and no user needs it`,
  ]);
});

test('a script names a map that is there', () => {
  const texts: Record<string, string> = {
    'dist/skerry.js': 'a()',
    'dist/skerry.mjs': 'a()\n//# sourceMappingURL=skerry.mjs.map',
    'dist/skerry.slim.mjs': 'a()\n//# sourceMappingURL=elsewhere.map\n',
    'dist/chunks/menu-1618033.js': 'a()',
  };
  const files = [...Object.keys(texts), 'dist/skerry.mjs.map'];
  expect(unmapped(files, (file) => texts[file] ?? '')).toEqual([
    'dist/elsewhere.map is not in the package',
    'dist/chunks/menu-1618033.js does not name its map',
  ]);
});
