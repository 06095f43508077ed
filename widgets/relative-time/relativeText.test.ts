import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { page } from '#texts/site/page';
import { relativeText } from './relativeText';

describe('how long ago it was', () => {
  it.each<[age: number, text: string | null]>([
    [0, 'just now'],
    [4999, 'just now'],
    [5000, 'about 5 seconds ago'],
    [5999, 'about 5 seconds ago'],
    [6000, 'about 6 seconds ago'],
    [59_999, 'about 59 seconds ago'],
    [60_000, null],
    [3_600_000, null],
    [-1, 'just now'],
    [-59_999, 'just now'],
    [-60_000, null],
    [-3_600_000, null],
  ])('%d ms: %j', (age, text) => {
    expect(relativeText(age, page)).toBe(text);
  });

  it('never names a minute, nor less than five seconds', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (age) => {
        const seconds = /^about (\d+) seconds ago$/.exec(relativeText(age, page) ?? '')?.[1];
        if (seconds === undefined) return;
        expect(Number(seconds)).toBeGreaterThanOrEqual(5);
        expect(Number(seconds)).toBeLessThan(60);
      }),
    );
  });
});
