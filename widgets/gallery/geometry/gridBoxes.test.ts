import fc from 'fast-check';
import { expect, it } from 'vitest';
import { heavyPropertyRuns, propertyTimeout } from '../../../fixtures/harness/propertyRuns';
import { expectArrangement } from './expectArrangement';
import { gridBoxes } from './gridBoxes';

it('four in a row, 20 px apart; a row is as high as its highest slide', () => {
  const { boxes, height } = gridBoxes([10, 30, 20, 5, 40], { width: 460, perRow: 4, padding: 20 });
  expect(boxes.map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [120, 0],
    [240, 0],
    [360, 0],
    [0, 50],
  ]);
  expect(boxes.map(({ width }) => width)).toEqual(Array(5).fill(100));
  expect(boxes.map(({ height }) => height)).toEqual([30, 30, 30, 30, 40]);
  expect(height).toBe(90);
});

it(
  'no overlap, no overflow, order kept, gaps exact',
  () => {
    const heights = fc.array(fc.integer({ min: 0, max: 900 }), { maxLength: 40 });
    const perRows = fc.integer({ min: 1, max: 8 });
    fc.assert(
      fc.property(heights, perRows, fc.nat(1600), fc.nat(60), (all, perRow, more, padding) => {
        const width = (perRow - 1) * padding + more;
        const arrangement = gridBoxes(all, { width, perRow, padding });
        expectArrangement(arrangement, all.length, width);
        arrangement.boxes.forEach((box, index, boxes) => {
          expect(box.height).toBeGreaterThanOrEqual(all[index] as number);
          const before = boxes[index - 1];
          if (!before) return;
          if (index % perRow) {
            expect(box.x - before.x - before.width).toBeCloseTo(padding);
            expect(box.y).toBe(before.y);
            expect(box.height).toBe(before.height);
          } else {
            expect(box.x).toBe(0);
            expect(before.height).toBe(Math.max(...all.slice(index - perRow, index)));
            expect(box.y - before.y - before.height).toBe(padding);
          }
        });
      }),
      heavyPropertyRuns,
    );
  },
  propertyTimeout,
);
