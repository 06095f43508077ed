import type { Point } from '#page/geometry/point';
import type { Size } from '#page/geometry/size';

/** An item's scale, and its offset from the middle of the window in CSS px. */
export interface Zoom {
  /** 1: as large as it fits. */
  scale: number;
  x: number;
  y: number;
}

/** As large as it fits, in the middle. */
export const REST_ZOOM: Zoom = { scale: 1, x: 0, y: 0 };

/** The scale that a double tap enlarges to. */
export const DOUBLE_TAP_SCALE = 2;

/** The most that an item is enlarged to, however large its source. */
const MOST_SCALE = 4;

const within = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));

/** Returns the largest scale of an item: up to its source's own pixels, and at least twice. */
export const largestScale = (drawn: Size, source: Size): number =>
  Math.min(MOST_SCALE, Math.max(DOUBLE_TAP_SCALE, source.width / drawn.width));

/**
 * Returns how far an enlarged item can be moved each way, in CSS px: to its edges, not past them.
 */
export const panLimits = (scale: number, drawn: Size, window: Size): Point => ({
  x: Math.max(0, (drawn.width * scale - window.width) / 2),
  y: Math.max(0, (drawn.height * scale - window.height) / 2),
});

/** Returns the nearest zoom within the bounds of scale and place. */
export function boundZoom(zoom: Zoom, drawn: Size, source: Size, window: Size): Zoom {
  const scale = Math.min(largestScale(drawn, source), Math.max(1, zoom.scale));
  const limits = panLimits(scale, drawn, window);
  return { scale, x: within(zoom.x, limits.x), y: within(zoom.y, limits.y) };
}

/**
 * Returns a zoom of another scale, with the point of the item that is at `focal` staying there; not
 * bounded yet.
 *
 * @param focal CSS px from the middle of the window.
 */
export function zoomAround(zoom: Zoom, scale: number, focal: Point): Zoom {
  const share = scale / zoom.scale;
  return {
    scale,
    x: focal.x - (focal.x - zoom.x) * share,
    y: focal.y - (focal.y - zoom.y) * share,
  };
}

const middleOf = ([a, b]: readonly [Point, Point]): Point => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
});

const distanceOf = ([a, b]: readonly [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Returns the zoom that two fingers lead to: the points of the item under them go along with them,
 * as far as that can be without turning it; not bounded yet.
 *
 * @param began Where the fingers were at `zoom`, in CSS px from the middle of the window.
 */
export function pinchZoom(
  zoom: Zoom,
  began: readonly [Point, Point],
  now: readonly [Point, Point],
): Zoom {
  const from = middleOf(began);
  const to = middleOf(now);
  const { scale, x, y } = zoomAround(
    zoom,
    (zoom.scale * distanceOf(now)) / Math.max(1, distanceOf(began)),
    from,
  );
  return { scale, x: x + to.x - from.x, y: y + to.y - from.y };
}

/** The share that one pixel of a turning wheel (Ctrl held, or a pinch on a trackpad) enlarges. */
const WHEEL_SHARE = 0.01;

/**
 * Returns the scale after the wheel has turned by `delta` CSS px; up, which is negative, enlarges.
 */
export const wheelScale = (scale: number, delta: number): number =>
  scale * Math.exp(-within(delta, 50) * WHEEL_SHARE);
