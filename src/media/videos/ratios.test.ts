import { expect, it } from 'vitest';
import { placeholderRatio } from './ratios';

const ratios: [title: string, value: number, measured: number][] = [
  ['a number as it is', 50, placeholderRatio(2)],
  ['65 % where there is none', 65, placeholderRatio(undefined)],
  ['65 % for no ratio', 65, placeholderRatio('-1')],
  ['65 % for one that is taller than any video', 65, placeholderRatio(1e-300)],
  ['65 % for one that is flatter', 65, placeholderRatio(1e9)],
  ['65 % for none at all', 65, placeholderRatio(Number.POSITIVE_INFINITY)],
];

it.each(ratios)('%s', (_title, value, measured) => {
  expect(measured).toBe(value);
});
