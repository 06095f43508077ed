/** A finger that moved less than this, in CSS px, has not said yet where it goes. */
export const AXIS_LOCK = 10;

/** A swipe is at least so long, in CSS px, */
export const SWIPE_PX = 50;

/** and takes no more than this, in milliseconds; what takes longer is a drag. */
export const SWIPE_MS = 250;

/** A drag goes on to another item past this share of the window's width. */
export const DRAG_SHARE = 1 / 2.25;

/** A drag down closes past this share of the window's height. */
export const CLOSE_SHARE = 0.25;

/** A way that a finger has gone, in CSS px and milliseconds. */
export interface Way {
  x: number;
  y: number;
  ms: number;
}

/** Which way a finger goes; undefined as long as that can't be said. */
export function axisOf({ x, y }: Way): 'x' | 'y' | undefined {
  if (Math.hypot(x, y) < AXIS_LOCK) return undefined;
  return Math.abs(x) >= Math.abs(y) ? 'x' : 'y';
}

const isFar = (distance: number, ms: number, most: number) =>
  ms <= SWIPE_MS ? distance >= SWIPE_PX : distance > most;

/** Which item a finger asks for that has gone along the row: the next (1), the last (-1) or none. */
export function stepOf({ x, ms }: Way, width: number, isRtl: boolean): -1 | 0 | 1 {
  if (!isFar(Math.abs(x), ms, width * DRAG_SHARE)) return 0;
  return x < 0 === isRtl ? -1 : 1;
}

/** Whether a finger that has gone down closes. */
export const closesBy = ({ y, ms }: Way, height: number): boolean =>
  isFar(y, ms, height * CLOSE_SHARE);
