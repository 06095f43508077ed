import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expectArrangement, NEARLY } from '#fixtures/gallery/expectArrangement';
import { heavyPropertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { masonry, masonryColumnWidth } from './masonry';

it('each slide goes into the shortest column, the leftmost of several', () => {
  const { boxes, height } = masonry([100, 50, 50, 30, 10], { width: 320, columns: 3, gutter: 10 });
  expect(boxes).toEqual([
    { x: 0, y: 0, width: 100, height: 100 },
    { x: 110, y: 0, width: 100, height: 50 },
    { x: 220, y: 0, width: 100, height: 50 },
    { x: 110, y: 60, width: 100, height: 30 },
    { x: 220, y: 60, width: 100, height: 10 },
  ]);
  expect(height).toBe(100);
});

it('has another gap between the slides of a column, where one is given', () => {
  const figures = { width: 110, columns: 2, gutter: 10, rowGutter: 30 };
  expect(masonry([20, 20, 20], figures).boxes[2]).toEqual({ x: 0, y: 50, width: 50, height: 20 });
});

it('slides without height stay in order, and nothing makes no height', () => {
  expect(masonry([], { width: 100, columns: 2, gutter: 10 })).toEqual({ boxes: [], height: 0 });
  const { boxes } = masonry([0, 0, 0], { width: 110, columns: 2, gutter: 10 });
  expect(boxes.map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [60, 0],
    [0, 10],
  ]);
});

it('gutters that leave no room make columns of no width', () => {
  expect(masonryColumnWidth({ width: 30, columns: 5, gutter: 20 })).toBe(0);
});

it(
  'no overlap, no overflow, gaps exact, and nothing would have stood higher elsewhere',
  () => {
    const heights = fc.array(fc.integer({ min: 0, max: 900 }), { maxLength: 40 });
    const columns = fc.integer({ min: 1, max: 8 });
    fc.assert(
      fc.property(heights, columns, fc.nat(1600), fc.nat(60), (all, count, more, gutter) => {
        const width = (count - 1) * gutter + more;
        const figures = { width, columns: count, gutter };
        const { boxes, height } = masonry(all, figures);
        expectArrangement({ boxes, height }, all.length, width);
        const own = masonryColumnWidth(figures);
        const ends = new Array<number>(count).fill(0);
        for (const [index, box] of boxes.entries()) {
          const column = own + gutter ? Math.round(box.x / (own + gutter)) : 0;
          expect(Math.abs(box.x - column * (own + gutter))).toBeLessThan(NEARLY);
          expect(box).toMatchObject({ width: own, height: all[index] });
          expect(box.y).toBe(Math.min(...ends));
          if (own + gutter) expect(ends.indexOf(box.y)).toBe(column);
          ends[own + gutter ? column : ends.indexOf(box.y)] = box.y + box.height + gutter;
        }
      }),
      heavyPropertyRuns,
    );
  },
  propertyTimeout,
);
