import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#fixtures/harness/propertyRuns';
import { amount, flag, list, listOf, oneOf, text, yesNo } from './reads';

/** What a server may send, and what is none of these kinds. */
const others: readonly unknown[] = [undefined, null, {}, () => 1, Symbol('s'), 1n];

describe('reads', () => {
  it.each([
    ['a text', text, ['', 'a', '1'], [1, true, ['a']]],
    ['a flag', flag, [true, false], ['true', 1, 0, '']],
    [
      'a number',
      amount,
      [0, -0, -1.5, 999_999],
      ['1', 1e6, -1e300, NaN, Infinity, -Infinity, true, [1]],
    ],
    ['a word', oneOf('left', 'right'), ['left', 'right'], ['Left', 'lef', ' left', ['left'], 0]],
    ['a list', list, [[], [1, 'a', undefined]], ['a', { length: 0 }, 1]],
    ['a list of texts', listOf(text), [[], ['a', '']], [['a', 1], [undefined], 'a']],
  ] as const)('%s', (_, read, usable, unusable) => {
    for (const value of usable) expect(read(value)).toEqual(value);
    for (const value of [...unusable, ...others]) expect(read(value)).toBeUndefined();
  });

  it('true and false, also as words', () => {
    const values = [true, 'true', false, 'false', 'True', 1, 0, 'yes', ''];
    expect(values.map(yesNo)).toEqual([true, true, false, false, ...Array(5).fill(undefined)]);
    for (const value of others) expect(yesNo(value)).toBeUndefined();
  });

  it('none of what objects have is a word', () => {
    expect(oneOf('left')('constructor')).toBeUndefined();
    expect(oneOf('left')('__proto__')).toBeUndefined();
  });

  it('a list is read as its items are, or not at all', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.double(), fc.string())), (items) => {
        const isUsable = items.every((item) => typeof item === 'number' && Math.abs(item) < 1e6);
        expect(listOf(amount)(items)).toEqual(isUsable ? items : undefined);
      }),
      propertyRuns,
    );
  });
});
