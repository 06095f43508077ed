import fc from 'fast-check';
import { expect, it } from 'vitest';
import { heavyPropertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { placeStrip, stripOffset, stripSeen, stripSlideAt } from './stripOffset';

const widths = fc.array(fc.integer({ min: 1, max: 2000 }), { minLength: 1, maxLength: 60 });
const strips = fc.record({
  widths,
  room: fc.integer({ min: 0, max: 40 }),
  view: fc.integer({ min: 1, max: 3000 }),
  pick: fc.nat(),
});

it(
  'puts slides side by side: in order, none on another, the room between them exact',
  () => {
    fc.assert(
      fc.property(strips, ({ widths, room }) => {
        const { starts, total } = placeStrip(widths, room);
        starts.forEach((start, index) => {
          const next = starts[index + 1];
          if (next !== undefined) expect(next).toBe(start + (widths[index] ?? 0) + room);
        });
        expect(total).toBe((starts.at(-1) ?? 0) + (widths.at(-1) ?? 0));
      }),
      heavyPropertyRuns,
    );
  },
  propertyTimeout,
);

it.each([
  ['start', 0],
  ['middle', 0.5],
  ['end', 1],
] as const)(
  'brings any slide to the %s',
  (alignment, share) => {
    fc.assert(
      fc.property(strips, ({ widths, room, view, pick }) => {
        const places = placeStrip(widths, room);
        const index = pick % widths.length;
        const offset = stripOffset(places, index, view, alignment);
        const left = (places.starts[index] ?? 0) + offset;
        expect(left).toBeCloseTo((view - (widths[index] ?? 0)) * share, 6);
        expect(stripSeen(places, offset, view)).toContain(index);
      }),
      heavyPropertyRuns,
    );
  },
  propertyTimeout,
);

it(
  'leaves no room empty beside a strip that is longer than its view',
  () => {
    fc.assert(
      fc.property(strips, ({ widths, room, view, pick }) => {
        const places = placeStrip(widths, room);
        const offset = stripOffset(places, pick % widths.length, view, 'middle', true);
        if (places.total <= view) expect(offset).toBeCloseTo((view - places.total) / 2, 6);
        else {
          expect(offset).toBeLessThanOrEqual(0);
          expect(offset + places.total).toBeGreaterThanOrEqual(view);
        }
      }),
      heavyPropertyRuns,
    );
  },
  propertyTimeout,
);

it('no slides, no places', () => {
  const places = placeStrip([], 5);
  expect(places).toEqual({ starts: [], widths: [], total: 0 });
  expect(stripSeen(places, 0, 500)).toEqual([]);
});

it('finds the slide at a place, and none between two', () => {
  const places = placeStrip([100, 50], 10);
  expect([-1, 0, 99, 105, 110, 159, 160].map((place) => stripSlideAt(places, place))).toEqual([
    -1, 0, 0, -1, 1, 1, -1,
  ]);
});
