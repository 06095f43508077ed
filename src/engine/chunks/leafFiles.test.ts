import { expect, it } from 'vitest';
import { createLeafFiles } from './leafFiles';

const filesOf = createLeafFiles(
  'engine11111111island222222220spinner33333333+menu44444444+12text-menu55555555',
);

it('gives the files of a leaf and, before them, those of all that it needs', () => {
  expect(filesOf('menu')).toEqual([
    'engine-11111111.js',
    'island-22222222.js',
    'spinner-33333333.css',
    'spinner-33333333.js',
    'menu-44444444.css',
    'menu-44444444.js',
  ]);
});

it('takes a name for no part of another one', () => {
  expect(filesOf('text-menu')).toEqual(['text-menu-55555555.js']);
  expect(filesOf('men')).toBeUndefined();
});

it('knows more with the later list, which counts on from the first', () => {
  const later = 'ask66666666http777777775html88888888+13';
  expect(filesOf('http')).toBeUndefined();
  expect(filesOf('http', later)).toEqual(['ask-66666666.js', 'http-77777777.js']);
  expect(filesOf('html', later)?.at(0)).toBe('engine-11111111.js');
  expect(filesOf('menu', later)).toEqual(filesOf('menu'));
  expect(filesOf('htm', later)).toBeUndefined();
});
