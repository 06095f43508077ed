import { expect, it } from 'vitest';
import { createLeafFiles } from './leafFiles';

const filesOf = createLeafFiles(
  'engine-1111111 island-22222220 spinner-3333333+ menu-4444444+12 text-menu-5555555',
);

it('gives the files of a leaf and, before them, those of all that it needs', () => {
  expect(filesOf('menu')).toEqual([
    'engine-1111111.js',
    'island-2222222.js',
    'spinner-3333333.css',
    'spinner-3333333.js',
    'menu-4444444.css',
    'menu-4444444.js',
  ]);
});

it('takes a name for no part of another one', () => {
  expect(filesOf('text-menu')).toEqual(['text-menu-5555555.js']);
  expect(() => filesOf('men')).toThrow();
});
