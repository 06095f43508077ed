import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expectArrangement } from '#fixtures/gallery/expectArrangement';
import { heavyPropertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import type { Box } from '#page/sections/box';
import { justifiedRows } from './justifiedRows';

const FIGURES = { width: 1000, rowHeight: 250, gutter: 20 };

function rowsOf(boxes: readonly Box[]): Box[][] {
  const rows: Box[][] = [];
  for (const box of boxes) {
    if (!box.x) rows.push([]);
    rows.at(-1)?.push(box);
  }
  return rows;
}

const heightsOf = (ratios: number[], figures = FIGURES) =>
  rowsOf(justifiedRows(ratios, figures).boxes).map((row) => row[0]?.height);

it('rows fill the width exactly, the shapes kept', () => {
  const ratios = [1.5, 1.5, 1.5, 0.75, 1, 1.5, 1.5, 0.75];
  const { boxes, height } = justifiedRows(ratios, FIGURES);
  const rows = rowsOf(boxes);
  expect(rows.map((row) => row.length)).toEqual([3, 3, 2]);
  const [first] = rows as [Box[]];
  expect(first[2]?.x).toBeCloseTo(2 * (320 + 20));
  expect(first.every((box) => Math.abs(box.width - 320) < 0.001)).toBe(true);
  expect(first[0]?.height).toBeCloseTo(320 / 1.5);
  expect(height).toBeCloseTo(320 / 1.5 + 960 / 3.25 + 250 + 40);
});

it('the last row is not blown up', () => {
  expect(heightsOf([1])).toEqual([250]);
  expect(heightsOf([1, 1])).toEqual([250]);
  expect(heightsOf([8])).toEqual([125]);
});

it('what has no shape is a square, and nothing makes no height', () => {
  expect(justifiedRows([], FIGURES)).toEqual({ boxes: [], height: 0 });
  const { boxes } = justifiedRows([0, Number.NaN, -1, Number.POSITIVE_INFINITY], FIGURES);
  expect(boxes.map(({ width, height }) => [width, height])).toEqual(Array(4).fill([235, 235]));
});

it('a hidden gallery has boxes without size', () => {
  const { boxes } = justifiedRows([1, 2], { ...FIGURES, width: 0 });
  expect(boxes.every(({ width, height }) => width === 0 && height === 0)).toBe(true);
});

it(
  'no overlap, no overflow, order and shapes kept, gaps exact, rows full',
  () => {
    const ratios = fc.array(fc.double({ min: 0.05, max: 12, noNaN: true }), { maxLength: 40 });
    const px = (max: number) => fc.integer({ min: 1, max });
    fc.assert(
      fc.property(ratios, px(2600), px(600), fc.nat(60), (all, width, rowHeight, gutter) => {
        const arrangement = justifiedRows(all, { width, rowHeight, gutter });
        expectArrangement(arrangement, all.length, width);
        arrangement.boxes.forEach((box, index) => {
          expect(box.width / (all[index] as number)).toBeCloseTo(box.height);
        });
        const rows = rowsOf(arrangement.boxes);
        let y = 0;
        for (const [number, row] of rows.entries()) {
          let x = 0;
          for (const box of row) {
            expect(box.x).toBeCloseTo(x);
            expect(box.y).toBeCloseTo(y);
            expect(box.height).toBe(row[0]?.height);
            x += box.width + gutter;
          }
          const isLast = number === rows.length - 1;
          if (isLast) expect(row[0]?.height).toBeLessThanOrEqual(rowHeight);
          else expect(x - gutter).toBeCloseTo(width);
          y += (row[0]?.height ?? 0) + gutter;
        }
      }),
      heavyPropertyRuns,
    );
  },
  propertyTimeout,
);

it(
  'no other breaks come closer',
  () => {
    const offness = (height: number, asked: number) =>
      (Math.max(height / asked, asked / height) - 1) ** 2;
    const figures = { width: 900, rowHeight: 200, gutter: 10 };
    /** The least that can be had from there on, every way tried that has no very low rows. */
    const least = (ratios: readonly number[]): number => {
      if (!ratios.length) return 0;
      let best = Number.POSITIVE_INFINITY;
      for (let count = 1; count <= ratios.length; count += 1) {
        const row = ratios.slice(0, count);
        const sum = row.reduce((all, ratio) => all + ratio);
        const height = (figures.width - (count - 1) * figures.gutter) / sum;
        if (count > 1 && height < figures.rowHeight / 2) break;
        const isFree = count === ratios.length && height > figures.rowHeight;
        const cost = isFree ? 0 : offness(height, figures.rowHeight);
        best = Math.min(best, cost + least(ratios.slice(count)));
      }
      return best;
    };
    const ratios = fc.array(fc.double({ min: 0.4, max: 4, noNaN: true }), {
      minLength: 1,
      maxLength: 9,
    });
    fc.assert(
      fc.property(ratios, (all) => {
        const rows = rowsOf(justifiedRows(all, figures).boxes);
        const cost = rows.reduce((sum, row, number) => {
          const height = row[0]?.height ?? 0;
          const isFree = number === rows.length - 1 && height === figures.rowHeight;
          return sum + (isFree ? 0 : offness(height, figures.rowHeight));
        }, 0);
        expect(cost).toBeCloseTo(least(all));
      }),
      heavyPropertyRuns,
    );
  },
  propertyTimeout,
);
