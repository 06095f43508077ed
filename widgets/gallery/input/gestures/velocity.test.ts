import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { type Sample, velocityAt } from './velocity';

describe('the velocity', () => {
  const samples = (...list: [time: number, x: number][]): Sample[] =>
    list.map(([time, x]) => ({ time, x }));

  it.each<[title: string, Sample[], now: number, velocity: number]>([
    ['of nothing', [], 0, 0],
    ['of one place', samples([10, 5]), 10, 0],
    ['of two places at a time', samples([10, 5], [10, 50]), 10, 0],
    ['to the right', samples([0, 0], [50, 100]), 50, 2],
    ['to the left', samples([0, 0], [50, -25]), 50, -0.5],
    ['of the last 100 ms only', samples([0, 0], [400, 300], [450, 310], [500, 320]), 500, 0.2],
    ['after a rest', samples([0, 0], [50, 100]), 160, 0],
    ['there and back', samples([0, 0], [40, 80], [80, 0]), 80, 0],
  ])('%s', (_title, list, now, velocity) => {
    expect(velocityAt(list, now)).toBeCloseTo(velocity);
  });

  it(
    'is that of an even movement, however often it was seen, and never not a number',
    () => {
      const times = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 2, maxLength: 50 });
      const speed = fc.integer({ min: -100, max: 100 });
      fc.assert(
        fc.property(times, speed, (unsorted, pace) => {
          const list = unsorted.sort((a, b) => a - b).map((time) => ({ time, x: time * pace }));
          const now = list.at(-1)?.time ?? 0;
          const velocity = velocityAt(list, now);
          const isKnown = new Set(list.filter(({ time }) => time >= now - 100).map((s) => s.time));
          expect(velocity).toBeCloseTo(isKnown.size > 1 ? pace : 0);
        }),
        propertyRuns,
      );
    },
    propertyTimeout,
  );
});
