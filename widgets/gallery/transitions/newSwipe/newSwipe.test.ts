import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { boundPlace } from './boundPlace';
import { restingPlace } from './restingPlace';
import { swipeTime } from './swipeTime';

const swipe = { home: 2, place: 2, velocity: 0, ends: [0, 4] as const, snapPoints: 100 as const };

// The figures themselves are in the gallery's table (`figures.test.ts`).
const ends: [title: string, value: unknown, measure: () => unknown][] = [
  ['as long as the finger would take, between', 350, () => swipeTime(-700, 2, 390)],
  [
    'also back',
    [0, -1],
    () => [1.5, 1.499].map((place) => restingPlace({ ...swipe, place }).steps),
  ],
  ['above 1 back', -1, () => restingPlace({ ...swipe, place: 1.9, velocity: -1.01 }).steps],
  ['turned around it stays', 0, () => restingPlace({ ...swipe, place: 2.7, velocity: -2 }).steps],
  ['at the end it stays', 0, () => restingPlace({ ...swipe, ends: [0, 2], velocity: 2 }).steps],
];

it.each(ends)('%s', (_title, value, measure) => {
  expect(measure()).toEqual(value);
});

const number = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true });
/** In thousandths of a width, as fine as pixels are. */
const pull = (limit: number) =>
  fc.integer({ min: -1000 * limit, max: 1000 * limit }).map((value) => value / 1000);
const boundary = fc.constantFrom('none' as const, 'hard' as const, 'inertial' as const);

describe('for any figures', () => {
  it(
    'the time stays within its limits, and a faster finger never takes longer',
    () => {
      fc.assert(
        fc.property(
          number(5000),
          number(20),
          fc.integer({ min: 1, max: 4000 }),
          (left, v, width) => {
            const time = swipeTime(left, v, width);
            const [shortest, longest] = width < 767 ? [200, 400] : [300, 500];
            expect(time).toBeGreaterThanOrEqual(shortest);
            expect(time).toBeLessThanOrEqual(longest);
            expect(swipeTime(left, 2 * v, width)).toBeLessThanOrEqual(time);
          },
        ),
        propertyRuns,
      );
    },
    propertyTimeout,
  );

  it(
    'a slide follows the finger within the ends, and never turns around beyond',
    () => {
      const pulls = fc.tuple(pull(3), pull(3)).map((pair) => pair.sort((a, b) => a - b));
      const arbitrary = [
        fc.integer({ min: 0, max: 5 }),
        pulls,
        fc.tuple(boundary, boundary),
      ] as const;
      fc.assert(
        fc.property(...arbitrary, (home, pair, boundaries) => {
          const ends = [0, 5] as const;
          const [lower, upper] = pair.map((pull) => boundPlace(home, pull, ends, boundaries));
          expect(lower).toBeLessThanOrEqual(upper ?? Number.NaN);
          pair.forEach((pull, at) => {
            const place = [lower, upper][at] ?? Number.NaN;
            const wanted = home + Math.min(Math.max(pull, -1), 1);
            const rule = wanted < 0 ? boundaries[0] : wanted > 5 ? boundaries[1] : 'none';
            if (rule === 'none') expect(place).toBe(wanted);
            else if (rule === 'hard') expect(place).toBe(wanted < 0 ? 0 : 5);
            else {
              // Less than the finger, and beyond the end.
              expect(Math.abs(place - home)).toBeLessThan(Math.abs(wanted - home));
              expect(Math.sign(place - home)).toBe(Math.sign(wanted - home));
            }
          });
        }),
        propertyRuns,
      );
    },
    propertyTimeout,
  );

  it('past an end each px counts less than the one before', () => {
    const at = (pull: number) => boundPlace(0, -pull, [0, 3], ['inertial', 'inertial']);
    const gained = Array.from({ length: 20 }, (_, step) => at((step + 1) / 20) - at(step / 20));
    for (const [step, gain] of gained.entries()) {
      expect(gain).toBeLessThan(0);
      if (step) expect(gain).toBeGreaterThan(gained[step - 1] ?? 0);
    }
  });

  it(
    'slides rest within the ends, at a snap point, and one slide further at most',
    () => {
      const snaps = fc.oneof(fc.integer({ min: 1, max: 100 }), fc.constant('none' as const));
      const homes = fc.integer({ min: 0, max: 5 });
      fc.assert(
        fc.property(homes, pull(1), number(4), snaps, (home, pulled, velocity, snapPoints) => {
          const place = home + pulled;
          const rest = restingPlace({ home, place, velocity, ends: [0, 5], snapPoints });
          expect(rest.place).toBeGreaterThanOrEqual(0);
          expect(rest.place).toBeLessThanOrEqual(5);
          // At the slide that takes more of the width.
          const shown = home + rest.steps;
          expect(Math.abs(rest.place - shown)).toBeLessThanOrEqual(1);
          expect(rest.steps === 0).toBe(Math.abs(rest.place - home) <= 0.5);
          if (snapPoints === 'none' || rest.place === 0 || rest.place === 5) return;
          const points = (rest.place * 100) / snapPoints;
          expect(Math.abs(points - Math.round(points))).toBeLessThan(1e-6);
        }),
        propertyRuns,
      );
    },
    propertyTimeout,
  );
});
