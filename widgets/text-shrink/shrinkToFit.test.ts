import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shrinkToFit } from './shrinkToFit';

/** The least font size, in CSS px. */
const LEAST = 11;

/** A text that fits up to a size. */
const upTo = (largest: number) => (size: number) => size <= largest;

describe('the size of a text', () => {
  it.each<[own: number, largest: number, size: number]>([
    [64, 100, 64],
    [64, 64, 64],
    [64, 42.7, 42],
    [64, 11, 11],
    [64, 3, 11],
    [20.5, 20.2, 20],
    [11.4, 11.2, 11],
    [11, 5, 11],
    [9, 5, 9],
  ])('of %d px that fits up to %d px is %d px', (own, largest, size) => {
    expect(shrinkToFit(own, upTo(largest))).toBe(size);
  });

  const sizes = fc.double({ min: 1, max: 400, noNaN: true });

  it('is never below 11, nor larger than its own, and fits or is 11', () => {
    fc.assert(
      // Whatever the page does at each size: texts that wrap do not fit from some size on only.
      fc.property(sizes, fc.func(fc.boolean()), (own, fits) => {
        const size = shrinkToFit(own, fits);
        expect(size).toBeLessThanOrEqual(own);
        expect(size).toBeGreaterThanOrEqual(Math.min(own, LEAST));
        expect(size === Math.min(own, LEAST) || fits(size)).toBe(true);
      }),
    );
  });

  it('is the largest whole one that fits', () => {
    fc.assert(
      fc.property(sizes, sizes, (own, largest) => {
        const size = shrinkToFit(own, upTo(largest));
        if (size < own) expect(size + 1 > largest || size + 1 > own).toBe(true);
      }),
    );
  });

  it('is found by measuring a few times', () => {
    for (let largest = 0; largest < 400; largest += 1) {
      let measured = 0;
      shrinkToFit(400, (size) => {
        measured += 1;
        return size <= largest;
      });
      expect(measured).toBeLessThanOrEqual(10);
    }
  });
});
