import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heavyPropertyRuns } from '#fixtures/harness/propertyRuns';
import { clickSide } from './clickSide';
import { fitItem } from './fitItem';
import { closesBy, stepOf } from './swipe';
import { coveringPicture, intersection, thumbnailPose } from './thumbnailPose';

const side = fc.integer({ min: 1, max: 4000 });
const sizes = fc.record({ width: side, height: side });
const WINDOW = { width: 1000, height: 500 };

describe('an item', () => {
  it('keeps its shape, fits the window minus the padding and is not enlarged', () => {
    fc.assert(
      fc.property(
        sizes,
        fc.record({
          width: fc.integer({ min: 433, max: 4000 }),
          height: fc.integer({ min: 433, max: 4000 }),
        }),
        fc.integer({ min: 0, max: 200 }),
        (source, window, padding) => {
          const { width, height } = fitItem(source, window, padding);
          expect(width / height).toBeCloseTo(source.width / source.height, 6);
          expect(width).toBeLessThanOrEqual(window.width - 2 * padding + 1e-6);
          expect(height).toBeLessThanOrEqual(window.height - 2 * padding + 1e-6);
          expect(width).toBeLessThanOrEqual(source.width + 1e-6);
          const isFull = [
            Math.abs(width - source.width),
            Math.abs(width - window.width + 2 * padding),
            Math.abs(height - window.height + 2 * padding),
          ];
          expect(Math.min(...isFull)).toBeLessThan(1e-6);
        },
      ),
      heavyPropertyRuns,
    );
  });

  it('has all but 2 percent of a mobile’s narrow side', () => {
    const { width } = fitItem({ width: 3000, height: 1500 }, { width: 400, height: 800 }, 100);
    expect(width).toBe(400 - 2 * 8);
    expect(fitItem({ width: 3000, height: 1500 }, { width: 400, height: 800 }, 0).width).toBe(400);
  });

  it('grows where only its shape is known', () => {
    expect(fitItem({ width: 2, height: 1 }, WINDOW, 100, true)).toEqual({
      width: 600,
      height: 300,
    });
  });
});

describe('a click', () => {
  it('goes back on the left half and forward on the right, and mirrors', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 979 }), fc.integer({ min: 10, max: 489 }), (x, y) => {
        expect(clickSide({ x, y }, WINDOW, false)).toBe(x < 500 ? -1 : 1);
        expect(clickSide({ x, y }, WINDOW, true)).toBe(x < 500 ? 1 : -1);
      }),
      heavyPropertyRuns,
    );
  });

  it.each([
    [19.9, 250],
    [980, 250],
    [300, 9.9],
    [300, 490],
  ])('goes nowhere in the 2 percent along the edges: %d, %d', (x, y) => {
    expect(clickSide({ x, y }, WINDOW, false)).toBe(0);
  });
});

describe('a finger', () => {
  it.each([
    ['a swipe', { x: -50, y: 0, ms: 250 }, 1],
    ['one that is too short', { x: -49, y: 0, ms: 250 }, 0],
    ['one that is too slow', { x: -50, y: 0, ms: 251 }, 0],
    ['a drag past 1/2.25 of the width', { x: 445, y: 0, ms: 900 }, -1],
    ['one that is not', { x: 444, y: 0, ms: 900 }, 0],
  ])('by %s', (_what, way, by) => {
    expect(stepOf(way, 1000, false)).toBe(by);
    expect(stepOf(way, 1000, true)).toBe(by === 0 ? 0 : -by);
  });

  it('closes downwards only', () => {
    expect(closesBy({ x: 0, y: 50, ms: 100 }, 800)).toBe(true);
    expect(closesBy({ x: 0, y: 200, ms: 900 }, 800)).toBe(false);
    expect(closesBy({ x: 0, y: 201, ms: 900 }, 800)).toBe(true);
    expect(closesBy({ x: 0, y: -300, ms: 100 }, 800)).toBe(false);
  });
});

describe('the way from a thumbnail', () => {
  const boxes = fc.record({
    left: fc.integer({ min: -500, max: 1500 }),
    top: fc.integer({ min: -500, max: 1500 }),
    width: side,
    height: side,
  });

  it('begins exactly on its picture', () => {
    fc.assert(
      fc.property(boxes, sizes, (picture, drawn) => {
        const { transform } = thumbnailPose({ picture, seen: picture }, drawn, WINDOW);
        const [x = 0, y = 0, scaleX = 0, scaleY = 0] = (
          transform.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []
        ).map(Number);
        expect((drawn.width * scaleX) / picture.width).toBeCloseTo(1, 6);
        expect((drawn.height * scaleY) / picture.height).toBeCloseTo(1, 6);
        expect(WINDOW.width / 2 + x).toBeCloseTo(picture.left + picture.width / 2, 6);
        expect(WINDOW.height / 2 + y).toBeCloseTo(picture.top + picture.height / 2, 6);
      }),
      heavyPropertyRuns,
    );
  });

  it('shows no more of it than the thumbnail does', () => {
    const picture = { left: 100, top: 100, width: 200, height: 100 };
    const seen = { left: 150, top: 100, width: 100, height: 100 };
    const { clipPath } = thumbnailPose({ picture, seen }, { width: 400, height: 200 }, WINDOW);
    expect(clipPath).toBe('inset(0px 100px 0px 100px)');
  });

  it('covers a box as object-fit does', () => {
    fc.assert(
      fc.property(boxes, sizes, fc.constantFrom(0, 0.25, 0.5, 1), (box, natural, at) => {
        const picture = coveringPicture(box, natural, [at, at]);
        const seen = intersection(picture, box);
        expect(seen.width).toBeCloseTo(box.width, 6);
        expect(seen.height).toBeCloseTo(box.height, 6);
        expect(picture.width / picture.height).toBeCloseTo(natural.width / natural.height, 6);
      }),
      heavyPropertyRuns,
    );
  });
});
