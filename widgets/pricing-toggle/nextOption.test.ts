import { expect, it } from 'vitest';
import { nextOption } from './nextOption';

it.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowDown', 1, false, 0],
  ['ArrowLeft', 0, false, 1],
  ['ArrowUp', 1, false, 0],
  ['ArrowRight', 0, true, 1],
  [' ', 1, false, 1],
  [' ', 0, true, 0],
])('%s on option %i (right to left: %s) chooses %i', (key, at, isRightToLeft, next) => {
  expect(nextOption(key, at, 2, isRightToLeft)).toBe(next);
});

it('turns the keys to the side in right-to-left text, and no others', () => {
  expect(nextOption('ArrowLeft', 0, 3, true)).toBe(1);
  expect(nextOption('ArrowRight', 0, 3, true)).toBe(2);
  expect(nextOption('ArrowDown', 0, 3, true)).toBe(1);
});

it.each(['Enter', 'Tab', 'Home', 'a', 'constructor'])('leaves %s alone', (key) => {
  expect(nextOption(key, 0, 2, false)).toBeUndefined();
});
