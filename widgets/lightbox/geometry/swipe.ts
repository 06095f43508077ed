import { isFarEnough, isStep } from '#page/gestures/swipeRule';

/** A drag down closes past this share of the window's height. */
export const CLOSE_SHARE = 0.25;

/** A way that a finger has gone, in CSS px and milliseconds. */
export interface Way {
  x: number;
  y: number;
  ms: number;
}

/**
 * Returns where a finger leads that has gone along the row: to the next item (1), the last (-1) or
 * none (0).
 */
export function stepOf({ x, ms }: Way, width: number, isRtl: boolean): -1 | 0 | 1 {
  if (!isStep(x, ms, width)) return 0;
  return x < 0 === isRtl ? -1 : 1;
}

/** Whether a finger that has gone down closes. */
export const closesBy = ({ y, ms }: Way, height: number): boolean =>
  isFarEnough(y, ms, height * CLOSE_SHARE);
