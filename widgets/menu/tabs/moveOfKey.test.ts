import { expect, it } from 'vitest';
import type { Move } from '../state';
import { moveOfKey } from './moveOfKey';

const KEYS = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End'];

it.each<[vertical: boolean, rightToLeft: boolean, (Move | undefined)[]]>([
  [false, false, ['next', 'previous', undefined, undefined, 'first', 'last']],
  [false, true, ['previous', 'next', undefined, undefined, 'first', 'last']],
  [true, false, [undefined, undefined, 'next', 'previous', 'first', 'last']],
  [true, true, [undefined, undefined, 'next', 'previous', 'first', 'last']],
])('keys of a list, vertical: %s, from right to left: %s', (vertical, rightToLeft, moves) => {
  expect(KEYS.map((key) => moveOfKey(key, { vertical, rightToLeft }))).toEqual(moves);
});

it.each(['Enter', ' ', 'Tab', 'Escape', 'a', 'PageDown'])('leaves %j to the browser', (key) => {
  expect(moveOfKey(key, { vertical: false, rightToLeft: false })).toBeUndefined();
});
