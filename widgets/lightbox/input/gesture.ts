import type { Point } from '#page/geometry/point';
import { axisOf } from '#page/gestures/swipeRule';
import type { Way } from '../geometry/swipe';
import type { Zoom } from '../geometry/zoom';

/**
 * The kinds of a drag: nothing yet, nothing at all, or it moves the row, the lightbox, the item.
 */
export type DragKind = 'press' | 'none' | 'row' | 'close' | 'pan';

/** The gesture of one finger, or of the mouse. */
export interface Drag {
  kind: DragKind;
  /** The place where it began, in CSS px from the middle of the window. */
  start: Point;
  /** The time when it began, by the runtime's clock. */
  at: number;
  /** The zoom when it began. */
  zoom: Zoom;
}

/** The gesture of two fingers. */
export interface Pinch {
  kind: 'pinch';
  /** The places where they began. */
  began: readonly [Point, Point];
  zoom: Zoom;
}

/** A gesture with the fingers that are down. */
export type Gesture = Drag | Pinch;

/** Returns the way that a finger has gone to a place, `now` by the runtime's clock. */
export const wayOf = ({ start, at }: Drag, point: Point, now: number): Way => ({
  x: point.x - start.x,
  y: point.y - start.y,
  ms: now - at,
});

/** Tells by the way of a finger what it does with an item. */
export function dragKindOf(way: Way, isEnlarged: boolean, hasOthers: boolean): DragKind {
  const axis = axisOf(way.x, way.y);
  if (!axis) return 'press';
  if (isEnlarged) return 'pan';
  if (axis === 'x') return hasOthers ? 'row' : 'none';
  return way.y > 0 ? 'close' : 'none';
}
