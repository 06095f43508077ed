import { expect, it } from 'vitest';
import { createLeafFiles } from './leafFiles';

const filesOf = createLeafFiles(
  'engine1111111island22222220spinner3333333menu444444412text-menu5555555',
);

it('gives the files of a leaf and, before them, those of all that it needs', () => {
  expect(filesOf('menu')).toEqual([
    'engine-1111111.js',
    'island-2222222.js',
    'spinner-3333333.js',
    'menu-4444444.js',
  ]);
});

it('takes a name for no part of another one', () => {
  expect(filesOf('text-menu')).toEqual(['text-menu-5555555.js']);
  expect(filesOf('men')).toBeUndefined();
});

it('knows more with the later list, which counts on from the first', () => {
  const later = 'ask6666666http77777775html888888813';
  expect(filesOf('http')).toBeUndefined();
  expect(filesOf('http', later)).toEqual(['ask-6666666.js', 'http-7777777.js']);
  expect(filesOf('html', later)?.at(0)).toBe('engine-1111111.js');
  expect(filesOf('menu', later)).toEqual(filesOf('menu'));
  expect(filesOf('htm', later)).toBeUndefined();
});
