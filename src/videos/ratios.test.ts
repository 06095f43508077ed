import { expect, it } from 'vitest';
import { FALLBACK_ASPECT, placeholderRatio } from './ratios';

const figures: [figure: string, value: number, measured: number][] = [
  ['a placeholder is 65 % high where the block says Auto', 65, placeholderRatio('Auto')],
  ['100 divided by the number otherwise', 50, placeholderRatio(2)],
  ['and by a number in a string', 80, placeholderRatio('1.25')],
  ['65 % where there is none', 65, placeholderRatio(undefined)],
  ['65 % for no ratio', 65, placeholderRatio('-1')],
  ['65 % for none at all', 65, placeholderRatio(Number.POSITIVE_INFINITY)],
  ['a video without a size is 56.3 % high', 56.3, FALLBACK_ASPECT],
];

it.each(figures)('%s', (_figure, value, measured) => {
  expect(measured).toBe(value);
});
