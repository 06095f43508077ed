import type { Cancel } from '../clock';
import { prefersReducedMotion } from '../reducedMotion';
import { fillText } from '../strings/fillText';
import { page } from '../strings/page';

/** How long a tween takes unless told otherwise, in milliseconds. */
const TWEEN_MS = 300;

/** Bends the way from 0 to 1: takes the share of the time, gives the share of the way. */
export type Easing = (share: number) => number;

export interface TweenOptions {
  /** In milliseconds. Default: 300. Without any time it is at its end at once. */
  duration?: number;
  /**
   * Default: none, an even pace. Helpers that went by a name were removed: a name is reported in
   * the console as no longer supported, and the pace is even.
   */
  easing?: Easing | string;
}

/**
 * Calls `step` in each frame with how far the way is gone: 0 in the first frame, exactly 1 in the
 * last. At once with 1, before it returns, where the visitor asked for less motion.
 *
 * @returns How to stop it where it is.
 * @throws TypeError if `step` is no function; an Error `[Tween] Duration is not a finite number.`
 */
export function tween(
  step: (share: number) => void,
  { duration = TWEEN_MS, easing }: TweenOptions = {},
): Cancel {
  if (typeof step !== 'function') throw new TypeError('[Tween] The first argument is no function.');
  if (!Number.isFinite(duration)) throw new Error(page.tweenDuration);
  if (typeof easing === 'string') console.warn(fillText(page.tweenHelperGone, { name: easing }));
  const ease: Easing = typeof easing === 'function' ? easing : (share) => share;
  if (duration <= 0 || prefersReducedMotion()) {
    step(1);
    return () => {};
  }
  let start: number | undefined;
  let stopped = false;
  const move = (now: number) => {
    start ??= now;
    const share = (now - start) / duration;
    step(share < 1 ? ease(share) : 1);
    if (share < 1 && !stopped) frame = requestAnimationFrame(move);
  };
  let frame = requestAnimationFrame(move);
  return () => {
    stopped = true;
    cancelAnimationFrame(frame);
  };
}
