import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import {
  boundZoom,
  DOUBLE_TAP_SCALE,
  largestScale,
  panLimits,
  pinchZoom,
  REST_ZOOM,
  wheelScale,
  zoomAround,
} from './zoom';

const side = fc.integer({ min: 1, max: 4000 });
const sizes = fc.record({ width: side, height: side });
const offset = fc.integer({ min: -4000, max: 4000 });
const points = fc.record({ x: offset, y: offset });
const zooms = fc.record({
  scale: fc.double({ min: 0.1, max: 20, noNaN: true }),
  x: offset,
  y: offset,
});

/** Which point of the item, in its own drawn px from its middle, is at a point of the window. */
const pointUnder = (
  { scale, x, y }: { scale: number; x: number; y: number },
  at: { x: number; y: number },
) => ({ x: (at.x - x) / scale, y: (at.y - y) / scale });

const check = (property: fc.IRawProperty<unknown>) => fc.assert(property, propertyRuns);

describe('zoom', () => {
  it('is never out of its bounds, and stays where it is within them', {
    timeout: propertyTimeout,
  }, () => {
    check(
      fc.property(zooms, sizes, sizes, sizes, (zoom, drawn, source, window) => {
        const bounded = boundZoom(zoom, drawn, source, window);
        const limits = panLimits(bounded.scale, drawn, window);
        expect(bounded.scale).toBeGreaterThanOrEqual(1);
        expect(bounded.scale).toBeLessThanOrEqual(largestScale(drawn, source));
        expect(Math.abs(bounded.x)).toBeLessThanOrEqual(limits.x);
        expect(Math.abs(bounded.y)).toBeLessThanOrEqual(limits.y);
        expect(boundZoom(bounded, drawn, source, window)).toEqual(bounded);
      }),
    );
  });

  it('shows no edge of an item that is wider than the window', () => {
    check(
      fc.property(zooms, sizes, sizes, sizes, (zoom, drawn, source, window) => {
        const { scale, x } = boundZoom(zoom, drawn, source, window);
        if (drawn.width * scale < window.width) return;
        const left = x - (drawn.width * scale) / 2;
        expect(left).toBeLessThanOrEqual(-window.width / 2 + 1e-6);
        expect(left + drawn.width * scale).toBeGreaterThanOrEqual(window.width / 2 - 1e-6);
      }),
    );
  });

  it('keeps the point of the item that is under the pointer', () => {
    check(
      fc.property(
        zooms,
        fc.double({ min: 0.1, max: 20, noNaN: true }),
        points,
        (zoom, scale, at) => {
          const before = pointUnder(zoom, at);
          const after = pointUnder(zoomAround(zoom, scale, at), at);
          expect(after.x).toBeCloseTo(before.x, 3);
          expect(after.y).toBeCloseTo(before.y, 3);
        },
      ),
    );
  });

  it('keeps what is under both fingers, where they do not turn', () => {
    check(
      fc.property(
        zooms,
        points,
        points,
        fc.double({ min: 0.2, max: 5, noNaN: true }),
        points,
        (zoom, first, apart, share, moved) => {
          fc.pre(Math.hypot(apart.x, apart.y) >= 1);
          const second = { x: first.x + apart.x, y: first.y + apart.y };
          const to = { x: first.x + moved.x, y: first.y + moved.y };
          const end = { x: to.x + apart.x * share, y: to.y + apart.y * share };
          const pinched = pinchZoom(zoom, [first, second], [to, end]);
          for (const [began, now] of [
            [first, to],
            [second, end],
          ] as const) {
            const before = pointUnder(zoom, began);
            const after = pointUnder(pinched, now);
            expect(after.x).toBeCloseTo(before.x, 2);
            expect(after.y).toBeCloseTo(before.y, 2);
          }
        },
      ),
    );
  });

  it.each([
    ['a small source: twice', { width: 300, height: 200 }, DOUBLE_TAP_SCALE],
    ['a source of its own size: twice', { width: 1000, height: 500 }, DOUBLE_TAP_SCALE],
    ['a larger one: its own pixels', { width: 3000, height: 1500 }, 3],
    ['the largest: four times', { width: 9000, height: 4500 }, 4],
  ])('enlarges %s', (_what, source, scale) => {
    expect(largestScale({ width: 1000, height: 500 }, source)).toBe(scale);
  });

  it('turns with the wheel, and back', () => {
    expect(wheelScale(2, -10)).toBeGreaterThan(2);
    expect(wheelScale(wheelScale(2, -10), 10)).toBeCloseTo(2);
    expect(REST_ZOOM).toEqual({ scale: 1, x: 0, y: 0 });
  });
});
