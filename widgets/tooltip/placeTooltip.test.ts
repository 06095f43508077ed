import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Box, placeTooltip, roomFor, type Size } from './placeTooltip';

const pointer = (left: number, top: number): Box => ({ left, top, right: left, bottom: top });

const desk: Size = { width: 1280, height: 720 };
const phone: Size = { width: 320, height: 568 };
const tip: Size = { width: 250, height: 100 };

const places: [what: string, anchor: Box, window: Size, left: number, top: number][] = [
  ['15 px from the pointer, right below it', pointer(500, 300), desk, 515, 315],
  ['the upper left corner', pointer(0, 0), desk, 20, 20],
  ['the upper right corner', pointer(1280, 0), desk, 1010, 20],
  ['the lower left corner', pointer(0, 720), desk, 20, 600],
  ['the lower right corner', pointer(1280, 720), desk, 1010, 600],
  ['to the left of the pointer where the right has no room', pointer(1020, 300), desk, 755, 315],
  ['above the pointer where below has no room', pointer(500, 600), desk, 515, 485],
  ['a phone: as near as the margins allow', pointer(160, 300), phone, 50, 315],
  [
    'a window that is too low: beside the pointer',
    pointer(500, 80),
    { width: 1280, height: 160 },
    515,
    40,
  ],
  [
    'below a trigger, from where it starts',
    { left: 80, top: 50, right: 120, bottom: 74 },
    desk,
    80,
    89,
  ],
  ['a trigger at the right edge', { left: 1240, top: 50, right: 1270, bottom: 74 }, desk, 1010, 89],
  [
    'above a trigger at the lower edge',
    { left: 80, top: 680, right: 120, bottom: 710 },
    desk,
    80,
    565,
  ],
  ['over what fills the window', { left: 0, top: 0, right: 1280, bottom: 720 }, desk, 20, 20],
];

it.each(places)('%s', (_what, anchor, window, left, top) => {
  expect(placeTooltip(anchor, tip, window)).toEqual({ left, top });
});

it('is as large as the window allows', () => {
  expect(roomFor(desk)).toEqual({ width: 250, height: 680 });
  expect(roomFor({ width: 240, height: 200 })).toEqual({ width: 200, height: 160 });
  expect(roomFor({ width: 30, height: 10 })).toEqual({ width: 0, height: 0 });
});

const edge = fc.double({ min: -2000, max: 4000, noNaN: true });
const extent = fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1500, noNaN: true }));
const given = fc
  .record({
    window: fc.record({
      width: fc.integer({ min: 40, max: 3000 }),
      height: fc.integer({ min: 40, max: 2000 }),
    }),
    left: edge,
    top: edge,
    width: extent,
    height: extent,
    share: fc.double({ min: 0.01, max: 1, noNaN: true }),
  })
  .map(({ window, left, top, width, height, share }) => {
    const room = roomFor(window);
    return {
      window,
      anchor: { left, top, right: left + width, bottom: top + height },
      size: { width: room.width, height: room.height * share },
    };
  });

it('is always 20 px inside the window', () => {
  fc.assert(
    fc.property(given, ({ window, anchor, size }) => {
      const { left, top } = placeTooltip(anchor, size, window);
      expect(left).toBeGreaterThanOrEqual(20);
      expect(top).toBeGreaterThanOrEqual(20);
      expect(left + size.width).toBeLessThanOrEqual(window.width - 20 + 1e-6);
      expect(top + size.height).toBeLessThanOrEqual(window.height - 20 + 1e-6);
    }),
  );
});

it('leaves its anchor 15 px free wherever there is room on one side of it', () => {
  fc.assert(
    fc.property(given, ({ window, anchor, size }) => {
      const { left, top } = placeTooltip(anchor, size, window);
      const gap = Math.max(
        left - anchor.right,
        anchor.left - left - size.width,
        top - anchor.bottom,
        anchor.top - top - size.height,
      );
      const room = Math.max(
        window.width - 20 - size.width - anchor.right,
        anchor.left - size.width - 20,
        window.height - 20 - size.height - anchor.bottom,
        anchor.top - size.height - 20,
      );
      fc.pre(room > 15);
      expect(gap).toBeGreaterThanOrEqual(15 - 1e-6);
    }),
  );
});
