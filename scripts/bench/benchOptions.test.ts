import { expect, it } from 'vitest';
import { readBenchOptions } from './benchOptions';

const known = ['blocks', 'layout'];

it('runs everything, as the suites say, unless told otherwise', () => {
  expect(readBenchOptions(known, [])).toEqual({
    suites: known,
    runs: undefined,
    sizes: undefined,
    only: [''],
  });
});

it('reads lists', () => {
  const args = ['--suite', 'layout', '--runs', '3', '--sizes', '50, 500', '--only', 'rows,Macy'];
  expect(readBenchOptions(known, args)).toEqual({
    suites: ['layout'],
    runs: 3,
    sizes: [50, 500],
    only: ['rows', 'Macy'],
  });
});

it('refuses a suite that there is not', () => {
  expect(() => readBenchOptions(known, ['--suite', 'lightbox'])).toThrow(
    'there is no suite lightbox: blocks, layout',
  );
});
