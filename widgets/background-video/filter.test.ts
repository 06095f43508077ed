import { expect, it } from 'vitest';
import { filterStyle } from './filter';

it.each([
  ['none', 50, ''],
  ['blur', 50, 'blur(15px)'],
  ['brightness', 85, 'brightness(0.865)'],
  ['contrast', 50, 'contrast(100%)'],
  ['invert', 3, 'invert(1)'],
  ['opacity', 40, 'opacity(40%)'],
  ['saturate', 100, 'saturate(200%)'],
  ['sepia', 200, 'sepia(100%)'],
  ['drop-shadow', 50, ''],
  ['grayscale', -5, 'grayscale(0%)'],
  ['hue-rotate', 100, 'hue-rotate(360deg)'],
] as const)('%s of %d is %j', (filter, strength, style) => {
  expect(filterStyle(filter, strength)).toBe(style);
});
