/** How far a finger goes before its axis is told, in CSS px. */
export const AXIS_LOCK = 10;

/** The least distance of a swipe, in CSS px. */
export const SWIPE_PX = 50;

/** The longest time of a swipe, in milliseconds; what takes longer is a drag. */
export const SWIPE_MS = 250;

/** A drag leads to the next item past the width through this. */
const DRAG_DIVISOR = 2.25;

/**
 * Returns the axis of a movement; undefined until it can be told. A diagonal one scrolls.
 *
 * @param x From where it began, in CSS px; so is `y`.
 */
export function axisOf(x: number, y: number): 'x' | 'y' | undefined {
  const [across, down] = [Math.abs(x), Math.abs(y)];
  if (Math.max(across, down) < AXIS_LOCK) return undefined;
  return across > down ? 'x' : 'y';
}

/**
 * Tells whether a gesture has gone far enough: as a quick swipe, or as a drag past `dragPx`.
 *
 * @param distance In CSS px; below 0 is the other way.
 * @param ms How long it took.
 */
export const isFarEnough = (distance: number, ms: number, dragPx: number): boolean =>
  ms <= SWIPE_MS ? distance >= SWIPE_PX : distance > dragPx;

/** Tells whether a gesture along a row leads to the item beside. */
export const isStep = (offset: number, ms: number, width: number): boolean =>
  isFarEnough(Math.abs(offset), ms, width / DRAG_DIVISOR);
