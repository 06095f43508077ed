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
    long: undefined,
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
    long: undefined,
    sheet: undefined,
  });
});

it('reads a folder of saved pages', () => {
  expect(readBenchOptions(known, ['--pages', 'saved']).pages).toBe('saved');
});

it('reads the minutes that a long page is used for', () => {
  expect(readBenchOptions(known, ['--long', '0.5']).long).toBe(0.5);
  for (const wrong of ['0', 'ten'])
    expect(() => readBenchOptions(known, ['--long', wrong])).toThrow(
      `--long takes minutes, not ${wrong}`,
    );
});

it('refuses a suite that there is not', () => {
  expect(() => readBenchOptions(known, ['--suite', 'lightbox'])).toThrow(
    'there is no suite lightbox: blocks, layout',
  );
});
