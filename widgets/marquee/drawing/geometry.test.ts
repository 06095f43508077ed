import fc from 'fast-check';
import { expect, it } from 'vitest';
import { copiesToCover, regionWidth, waveLength, wavePath } from './geometry';

const width = fc.integer({ min: 1, max: 4000 });
const fontSize = fc.integer({ min: 8, max: 400 });
const frequency = fc.double({ min: 0, max: 20, noNaN: true });
const intensity = fc.double({ min: 0.01, max: 5, noNaN: true });

/** The ends of the curves of a path. */
function ends(d: string): { x: number; y: number }[] {
  expect(d).toMatch(/^M[-\d.]+ [-\d.]+(C[-\d.]+( [-\d.]+){5})+$/);
  return d
    .split(/[MC]/)
    .slice(1)
    .map((part) => {
      const [x = Number.NaN, y = Number.NaN] = part.split(' ').map(Number).slice(-2);
      return { x, y };
    });
}

it('makes waves of 250 to 1000 px, whatever the width and the frequency', () => {
  fc.assert(
    fc.property(width, frequency, (width, frequency) => {
      const length = waveLength(width, frequency);
      expect(length).toBeGreaterThanOrEqual(250);
      expect(length).toBeLessThanOrEqual(1000);
    }),
  );
});

it('starts and ends a path outside the box, by a letter or more on each side', () => {
  fc.assert(
    fc.property(width, fontSize, frequency, intensity, (width, fontSize, frequency, intensity) => {
      const points = ends(wavePath({ width, height: 100, fontSize }, frequency, intensity));
      expect(points.at(0)?.x).toBeLessThanOrEqual(-fontSize);
      expect(points.at(-1)?.x).toBeGreaterThanOrEqual(width + fontSize - 0.01);
    }),
  );
});

it('goes from crest to trough and back, as high as the intensity says in font sizes', () => {
  fc.assert(
    fc.property(width, fontSize, frequency, intensity, (width, fontSize, frequency, intensity) => {
      const points = ends(wavePath({ width, height: 100, fontSize }, frequency, intensity));
      points.forEach(({ x, y }, index) => {
        const next = points[index + 1];
        if (!next) return;
        expect(Math.abs(next.y - y)).toBeCloseTo(intensity * fontSize, 1);
        expect(next.y > y).toBe(index % 2 === 0);
        expect(next.x - x).toBeCloseTo(waveLength(width, frequency) / 2, 1);
      });
    }),
  );
});

it('has enough copies to cover a length wherever the first one stands in its loop', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 10_000, noNaN: true }),
      fc.double({ min: 0, max: 3000, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
      (length, text, phase) => {
        const region = regionWidth(text);
        const copies = copiesToCover(length, region);
        expect(copies * region - phase * region).toBeGreaterThanOrEqual(length);
        expect((copies - 2) * region).toBeLessThan(Math.max(length, 0.01));
      },
    ),
  );
});
