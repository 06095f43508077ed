import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { drawnWidth, type Placing, placeImage } from './placing';
import { advancedStyles, backgroundStyles, placeStyles } from './placingStyles';

const placing = (given: Partial<Placing>): Placing => ({
  fitting: 'cover',
  focalPoint: { x: 0.5, y: 0.5 },
  alignment: 'center',
  stretch: true,
  fixedRatio: true,
  ...given,
});

const box = { width: 400, height: 300 };
const wide = { width: 1600, height: 600 };
const tall = { width: 600, height: 1200 };
const small = { width: 200, height: 100 };

it.each<[string, Partial<Placing>, typeof box, number[]]>([
  ['covers with a wide one', {}, wide, [-200, 0, 800, 300]],
  ['covers with a tall one', {}, tall, [0, -250, 400, 800]],
  ['keeps its left in view', { focalPoint: { x: 0, y: 0.5 } }, wide, [0, 0, 800, 300]],
  ['keeps its right in view', { focalPoint: { x: 1, y: 0.5 } }, wide, [-400, 0, 800, 300]],
  ['keeps a point in view', { focalPoint: { x: 0.25, y: 0.1 } }, tall, [0, -50, 400, 800]],
  ['fits a wide one', { fitting: 'contain' }, wide, [0, 75, 400, 150]],
  ['fits a tall one', { fitting: 'contain' }, tall, [125, 0, 150, 300]],
  ['aligns it left', { fitting: 'contain', alignment: 'left' }, tall, [0, 0, 150, 300]],
  ['aligns it right', { fitting: 'contain', alignment: 'right' }, tall, [250, 0, 150, 300]],
  ['aligns it top', { fitting: 'contain', alignment: 'top' }, wide, [0, 0, 400, 150]],
  ['aligns it bottom', { fitting: 'contain', alignment: 'bottom' }, wide, [0, 150, 400, 150]],
  [
    'heeds no focal point in it',
    { fitting: 'contain', focalPoint: { x: 0, y: 0 } },
    tall,
    [125, 0, 150, 300],
  ],
  ['draws a small one larger', { fitting: 'contain' }, small, [0, 50, 400, 200]],
  ['not where it may not', { fitting: 'contain', stretch: false }, small, [100, 100, 200, 100]],
  ['nor to cover', { stretch: false }, small, [100, 100, 200, 100]],
  ['gives up its shape', { fixedRatio: false }, wide, [0, 0, 400, 300]],
])('%s', (_case, given, source, figures) => {
  const place = placeImage(box, source, placing(given));
  const is = [place.left, place.top, place.width, place.height];
  expect(is.map((value) => value + 0)).toEqual(figures);
});

it.each([
  ['as wide as the box that it covers', {}, tall, 400],
  ['wider, where it covers the height', {}, wide, 800],
  ['narrower, where it fits the height', { fitting: 'contain' as const }, tall, 150],
  ['as wide as its box in the flow', { fitting: 'none' as const }, wide, 400],
  ['as wide as its box where its size is not known', {}, undefined, 400],
])('is drawn %s', (_case, given, source, width) => {
  expect(drawnWidth(box, source, placing(given))).toBe(width);
});

const side = fc.double({ min: 1, max: 4000, noNaN: true });
const size = fc.record({ width: side, height: side });
const fraction = fc.double({ min: 0, max: 1, noNaN: true });
const anyPlacing = fc.record<Placing>({
  fitting: fc.constantFrom('cover', 'contain'),
  focalPoint: fc.record({ x: fraction, y: fraction }),
  alignment: fc.constantFrom('top', 'left', 'center', 'right', 'bottom'),
  stretch: fc.boolean(),
  fixedRatio: fc.constant(true),
});

it(
  'keeps the shape, and covers or stays within',
  () => {
    const slack = 1e-6;
    fc.assert(
      fc.property(size, size, anyPlacing, (box, source, placing) => {
        const { left, top, width, height } = placeImage(box, source, placing);
        expect(width * source.height).toBeCloseTo(height * source.width, 0);
        if (!placing.stretch) expect(width).toBeLessThanOrEqual(source.width + slack);
        const within =
          left >= -slack &&
          top >= -slack &&
          left + width <= box.width + slack &&
          top + height <= box.height + slack;
        const covers =
          left <= slack &&
          top <= slack &&
          left + width >= box.width - slack &&
          top + height >= box.height - slack;
        if (placing.fitting === 'contain') expect(within).toBe(true);
        else if (placing.stretch) expect(covers).toBe(true);
      }),
      propertyRuns,
    );
  },
  propertyTimeout,
);

it('says a place in inline styles', () => {
  expect(placeStyles({ left: -12.3456, top: 0, width: 400, height: 266.6667 })).toEqual({
    position: 'absolute',
    left: '-12.35px',
    top: '0px',
    width: '400px',
    height: '266.67px',
  });
});

it.each<[Partial<Placing>, string | undefined, string | undefined]>([
  [{ focalPoint: { x: 0.2, y: 0.75 } }, 'cover', '20% 75%'],
  [{ fitting: 'contain', alignment: 'top' }, 'contain', '50% 0%'],
  [{ fitting: 'contain', stretch: false }, 'scale-down', '50% 50%'],
  [{ fixedRatio: false }, 'fill', '50% 50%'],
  [{ stretch: false }, undefined, undefined],
])('says %o by CSS alone, where CSS can', (given, fit, position) => {
  const styles = advancedStyles(placing(given));
  expect(styles?.['object-fit']).toBe(fit);
  expect(styles?.['object-position']).toBe(position);
});

it.each<[Partial<Placing>, string, string]>([
  [{ focalPoint: { x: 0.2, y: 0.75 } }, 'cover', '20% 75%'],
  [{ fitting: 'none' }, 'cover', '50% 50%'],
  [{ fitting: 'contain', alignment: 'right' }, 'contain', '100% 50%'],
  [{ fixedRatio: false }, '100% 100%', '50% 50%'],
])('says %o as a background', (given, size, position) => {
  const styles = backgroundStyles(placing(given), 'a"b.jpg');
  expect(styles['background-image']).toBe('url("a\\"b.jpg")');
  expect(styles['background-size']).toBe(size);
  expect(styles['background-position']).toBe(position);
});
