import { expect, it } from 'vitest';
import { readBenchOptions } from './benchOptions';

const known = ['blocks', 'layout'];

it('runs everything, as the suites say, unless told otherwise', () => {
  expect(readBenchOptions(known, [])).toEqual({
    suites: known,
    runs: undefined,
    sizes: undefined,
    only: [''],
    quick: false,
    check: false,
    keep: false,
    pages: undefined,
    sheet: undefined,
  });
});

it('reads lists', () => {
  const args = [
    '--suite',
    'layout',
    '--runs',
    '3',
    '--sizes',
    '50, 500',
    '--only',
    'rows,Macy',
    '--quick',
  ];
  expect(readBenchOptions(known, args)).toEqual({
    suites: ['layout'],
    runs: 3,
    sizes: [50, 500],
    only: ['rows', 'Macy'],
    quick: true,
    check: false,
    keep: false,
    pages: undefined,
    sheet: undefined,
  });
});

it('reads a folder of saved pages', () => {
  expect(readBenchOptions(known, ['--pages', 'saved']).pages).toBe('saved');
});

it('refuses a suite that there is not', () => {
  expect(() => readBenchOptions(known, ['--suite', 'lightbox'])).toThrow(
    'there is no suite lightbox: blocks, layout',
  );
});
