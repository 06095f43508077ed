import { expect, it } from 'vitest';
import { createState, moves } from './state';

const quiet = { ...createState(true), isInView: true };

it.each([
  ['moves by itself', {}, true],
  ['rests out of view', { isInView: false }, false],
  ['rests out of view, whatever was pressed', { isInView: false, isWanted: true }, false],
  ['rests for who wants no motion', { isStill: true }, false],
  ['rests without consent', { isAllowed: false }, false],
  ['moves for who has pressed', { isStill: true, isAllowed: false, isWanted: true }, true],
  ['rests for who has stopped it', { isWanted: false }, false],
  ['rests where it can’t be had', { isFailed: true, isWanted: true }, false],
])('%s', (_, said, is) => {
  expect(moves({ ...quiet, ...said })).toBe(is);
});
