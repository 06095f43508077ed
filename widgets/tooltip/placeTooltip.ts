import { computePosition, flip, offset, shift } from '#page/floating';
import type { Point } from '#page/geometry/point';
import type { Size } from '#page/geometry/size';
import { windowSize } from '#page/windowSize';

/** The width of a tooltip in CSS pixels: less only where the window is too narrow. */
export const WIDTH = 250;

/** The distance of a tooltip from the pointer, or from its trigger, in CSS pixels. */
export const OFFSET = 15;

/** The least distance of a tooltip from the window's edges, in CSS pixels. */
export const MARGIN = 20;

/** Returns the room that a tooltip has: it may not be larger. */
export const roomFor = ({ width, height }: Size): Size => ({
  width: Math.min(WIDTH, Math.max(0, width - 2 * MARGIN)),
  height: Math.max(0, height - 2 * MARGIN),
});

/** Makes a place something that a tooltip can stand at: a box without size. */
const boxAt = ({ x, y }: Point) => ({
  getBoundingClientRect: () => ({
    ...{ x, y, width: 0, height: 0 },
    ...{ left: x, right: x, top: y, bottom: y },
  }),
});

/** Makes a tooltip as large as it may be. */
function resize(element: HTMLElement, window: Size): void {
  const { style } = element;
  const room = roomFor(window);
  style.boxSizing = 'border-box';
  style.width = `${room.width}px`;
  style.maxHeight = `${room.height}px`;
  // Before it is measured: between two edges of the window it would be stretched.
  style.inset = '0 auto auto 0';
  // A text that is too long is scrolled, but Chromium would make that a stop of the Tab key.
  if (element.scrollHeight > element.clientHeight) element.tabIndex = -1;
}

/**
 * Sizes and places a tooltip: 15 px below its anchor, else above it, else beside it, and always
 * 20 px inside the window. Only where there is no room on any side does it lie over its anchor.
 *
 * @param anchor The trigger, which the tooltip starts with; or the pointer, which it stays 15 px
 *   clear of both ways.
 */
export async function placeTooltip(element: HTMLElement, anchor: Element | Point): Promise<void> {
  const { width, height } = windowSize();
  resize(element, { width, height });
  const isTrigger = anchor instanceof Element;
  // A tooltip is in the top layer, where nothing but the window crops it.
  const bounds = {
    boundary: [],
    rootBoundary: { x: 0, y: 0, width, height },
    padding: MARGIN,
  };
  const { x, y } = await computePosition(isTrigger ? anchor : boxAt(anchor), element, {
    strategy: 'fixed',
    placement: 'bottom-start',
    middleware: [
      offset({ mainAxis: OFFSET, alignmentAxis: isTrigger ? 0 : OFFSET }),
      flip({ ...bounds, crossAxis: !isTrigger, fallbackAxisSideDirection: 'end' }),
      shift({ ...bounds, crossAxis: true }),
    ],
  });
  element.style.inset = `${y}px auto auto ${x}px`;
}
