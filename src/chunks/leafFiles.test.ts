import { expect, it } from 'vitest';
import { createLeafFiles } from './leafFiles';

const filesOf = createLeafFiles(
  'engine111111island2222220spinner333333+menu444444+12text-menu555555',
);

it('gives the files of a leaf and, before them, those of all that it needs', () => {
  expect(filesOf('menu')).toEqual([
    'engine-111111.js',
    'island-222222.js',
    'spinner-333333.css',
    'spinner-333333.js',
    'menu-444444.css',
    'menu-444444.js',
  ]);
});

it('takes a name for no part of another one', () => {
  expect(filesOf('text-menu')).toEqual(['text-menu-555555.js']);
  expect(filesOf('men')).toBeUndefined();
});

it('knows more with the list of the services, which counts on from the first', () => {
  const services = 'ask666666http7777775html888888+13';
  expect(filesOf('http')).toBeUndefined();
  expect(filesOf('http', services)).toEqual(['ask-666666.js', 'http-777777.js']);
  expect(filesOf('html', services)?.at(0)).toBe('engine-111111.js');
  expect(filesOf('menu', services)).toEqual(filesOf('menu'));
  expect(filesOf('htm', services)).toBeUndefined();
});
