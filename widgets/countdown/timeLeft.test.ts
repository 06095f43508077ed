import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#fixtures/harness/propertyRuns';
import { timeLeft } from './timeLeft';
import { LENGTHS, UNITS } from './units';

const DAY = LENGTHS.days;

describe('what is left', () => {
  it.each<[ms: number, counts: number[], changesIn: number]>([
    [0, [0, 0, 0, 0], 0],
    [-5, [0, 0, 0, 0], 0],
    [1, [0, 0, 0, 1], 1],
    [1000, [0, 0, 0, 1], 1000],
    [1001, [0, 0, 0, 2], 1],
    [59_999, [0, 0, 1, 0], 999],
    [3 * DAY + 4 * 3_600_000 + 5 * 60_000 + 6000, [3, 4, 5, 6], 1000],
    [400 * DAY, [400, 0, 0, 0], 1000],
  ])('of %d ms is %j, for %d ms more', (ms, counts, changesIn) => {
    expect(timeLeft(ms, UNITS)).toEqual({ counts, changesIn });
  });

  it('in fewer units is in the longest of these', () => {
    expect(timeLeft(2 * DAY, ['hours', 'minutes']).counts).toEqual([48, 0]);
    expect(timeLeft(90_000, ['minutes'])).toEqual({ counts: [2], changesIn: 30_000 });
  });

  it('is the whole time, rounded up to the shortest unit, and true until it changes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e12 }),
        fc.subarray([...UNITS], { minLength: 1 }),
        (ms, units) => {
          const { counts, changesIn } = timeLeft(ms, units);
          const shortest = LENGTHS[units.at(-1) ?? 'seconds'];
          const sum = units.reduce((sum, unit, at) => sum + (counts[at] ?? 0) * LENGTHS[unit], 0);
          expect(sum).toBe(Math.ceil(ms / shortest) * shortest);
          expect(changesIn).toBeGreaterThan(0);
          expect(changesIn).toBeLessThanOrEqual(shortest);
          expect(timeLeft(ms - changesIn + 1, units).counts).toEqual(counts);
          expect(timeLeft(ms - changesIn, units).counts).not.toEqual(counts);
        },
      ),
      propertyRuns,
    );
  });
});
