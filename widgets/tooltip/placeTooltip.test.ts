import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import type { Size } from '#page/geometry/size';
import { placeTooltip, roomFor } from './placeTooltip';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const pointer = (left: number, top: number): Box => ({ left, top, right: left, bottom: top });

afterEach(() => document.body.replaceChildren());

/** Places a tooltip of a size in a window of a size; a box without size is the pointer. */
async function placed(anchor: Box, { width, height }: Size, window: Size) {
  const { left, top, right, bottom } = anchor;
  const { documentElement: root } = document;
  vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.width);
  vi.spyOn(root, 'clientHeight', 'get').mockReturnValue(window.height);
  const tooltip = document.body.appendChild(document.createElement('div'));
  Object.defineProperties(tooltip, {
    offsetWidth: { value: width },
    offsetHeight: { value: height },
  });
  const trigger = document.body.appendChild(document.createElement('button'));
  const box = { x: left, y: top, ...anchor, width: right - left, height: bottom - top };
  trigger.getBoundingClientRect = () => ({ ...box, toJSON: () => box });
  const isPointer = right === left && bottom === top;
  await placeTooltip(tooltip, isPointer ? { x: left, y: top } : trigger);
  const [y, , , x] = tooltip.style.inset.split(' ').map(Number.parseFloat);
  tooltip.remove();
  trigger.remove();
  return { left: x ?? Number.NaN, top: y ?? Number.NaN };
}

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
  ['over what fills the window', { left: 0, top: 0, right: 1280, bottom: 720 }, desk, 20, 600],
];

it.each(places)('%s', async (_what, anchor, window, left, top) => {
  expect(await placed(anchor, tip, window)).toEqual({ left, top });
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

it('is always 20 px inside the window', async () => {
  await fc.assert(
    fc.asyncProperty(given, async ({ window, anchor, size }) => {
      const { left, top } = await placed(anchor, size, window);
      expect(left).toBeGreaterThanOrEqual(20 - 1e-6);
      expect(top).toBeGreaterThanOrEqual(20 - 1e-6);
      expect(left + size.width).toBeLessThanOrEqual(window.width - 20 + 1e-6);
      expect(top + size.height).toBeLessThanOrEqual(window.height - 20 + 1e-6);
    }),
  );
});

it('leaves its anchor 15 px free wherever there is room on one side of it', async () => {
  await fc.assert(
    fc.asyncProperty(given, async ({ window, anchor, size }) => {
      const { left, top } = await placed(anchor, size, window);
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
