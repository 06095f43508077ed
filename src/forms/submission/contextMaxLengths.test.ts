import { expect, it } from 'vitest';
import { contextMaxLengths } from './contextMaxLengths';

it('tells what the context says of a field, and nothing of what is no field', () => {
  const told = contextMaxLengths([
    { id: 'a', maxLength: '200' },
    { id: 'b', maxLength: '' },
    { id: 'c' },
    null,
    7,
    'd',
    { maxLength: 5 },
  ]);
  expect(['a', 'b', 'c', 'd', '__proto__'].map(told)).toEqual([
    '200',
    '',
    undefined,
    undefined,
    undefined,
  ]);
});
