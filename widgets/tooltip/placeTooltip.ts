/** How wide a tooltip is, in CSS pixels: less only where the window is too narrow. */
export const WIDTH = 250;

/** How far a tooltip is from the pointer, or from its trigger, in CSS pixels. */
export const OFFSET = 15;

/** How far inside the window a tooltip stays on all four sides, in CSS pixels. */
export const MARGIN = 20;

/** In CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** What a tooltip stands at, in CSS pixels from the window's upper left corner. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The room that a tooltip has: it may not be larger. */
export const roomFor = ({ width, height }: Size): Size => ({
  width: Math.min(WIDTH, Math.max(0, width - 2 * MARGIN)),
  height: Math.max(0, height - 2 * MARGIN),
});

/** As near to `wanted` as the margins allow; with too little room, at the start. */
const within = (wanted: number, size: number, window: number) =>
  Math.max(MARGIN, Math.min(wanted, window - MARGIN - size));

/** The first of these places that needs not be moved into the margins. */
const fitting = (places: readonly number[], size: number, window: number) =>
  places.find((place) => place === within(place, size, window));

/**
 * Where a tooltip goes (TIP-7): 15 px below its anchor, else above it, else to the right, else to
 * the left, and always 20 px inside the window. Only where there is no room on any side does it
 * lie over its anchor.
 *
 * A pure function: neither CSS anchors nor `@floating-ui/dom` know the pointer, and what is left
 * of the task without scrolling containers (a tooltip is in the top layer) is this.
 *
 * @param anchor The trigger, which the tooltip starts with; or the pointer, a box without size,
 *   which it stays 15 px clear of both ways.
 */
export function placeTooltip(
  anchor: Box,
  { width, height }: Size,
  window: Size,
): { left: number; top: number } {
  const beside = [anchor.right + OFFSET, anchor.left - OFFSET - width];
  const start = anchor.right > anchor.left ? [anchor.left] : beside;
  const top = fitting(
    [anchor.bottom + OFFSET, anchor.top - OFFSET - height],
    height,
    window.height,
  );
  if (top !== undefined) {
    const left = fitting(start, width, window.width) ?? start[0] ?? anchor.left;
    return { left: within(left, width, window.width), top };
  }
  const left = fitting(beside, width, window.width) ?? anchor.left;
  return {
    left: within(left, width, window.width),
    top: within(anchor.top, height, window.height),
  };
}
