import type { Cancel } from '#engine/clock';
import type { Scope } from '#engine/scope';
import { fillText } from '#texts/fillText';
import { page } from '#texts/site/page';
import { prefersReducedMotion } from './reducedMotion';

/** How long a tween takes unless told otherwise, in milliseconds. */
const TWEEN_MS = 300;

/** Bends the way from 0 to 1: takes the share of the time, returns the share of the way. */
export type Easing = (share: number) => number;

export interface TweenOptions {
  /** In milliseconds. Default: 300. With 0 or less the tween is at its end at once. */
  duration?: number;
  /**
   * Default: an even pace. A name, as older scripts gave one, is no longer supported: the console
   * says so, and the pace is even.
   */
  easing?: Easing | string;
}

/**
 * Calls `step` in each frame with the share of the way: 0 in the first frame, exactly 1 in the
 * last. Under reduced motion calls it once, with 1, before it returns.
 *
 * @param scope Stops the tween when it ends.
 * @returns How to stop it where it is.
 * @throws TypeError if `step` is no function; an Error `[Tween] Duration is not a finite number.`
 */
export function tween(
  step: (share: number) => void,
  scope: Pick<Scope, 'own'>,
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
  let isStopped = false;
  const move = (now: number) => {
    start ??= now;
    const share = (now - start) / duration;
    step(share < 1 ? ease(share) : 1);
    if (share >= 1) stop();
    else if (!isStopped) frame = requestAnimationFrame(move);
  };
  let frame = requestAnimationFrame(move);
  const stop = scope.own(() => {
    isStopped = true;
    cancelAnimationFrame(frame);
  });
  return stop;
}
