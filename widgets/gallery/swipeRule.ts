import type { Gesture } from './layout';
import type { Direction } from './state';

/** A swipe: at least so far, in CSS px (widgets.md 9, Touch). */
export const SWIPE_DISTANCE = 50;

/** A swipe: within so many ms; what takes longer is a drag. */
export const SWIPE_MS = 250;

/** A drag leads to the next slide when it is past the width through this. */
export const DRAG_DIVISOR = 2.25;

/** How far it takes to tell a swipe from a scroll, in CSS px. */
export const AXIS_LOCK = 10;

/** The velocity at the end is that over so many ms. */
export const VELOCITY_MS = 100;

/** Where a pointer was, in CSS px, and when, in ms. */
export interface Sample {
  readonly time: number;
  readonly x: number;
}

/** The rule for galleries whose layout has none of its own: a quick swipe, or a drag far enough. */
export function decideSwipe({ offset, duration, width }: Omit<Gesture, 'velocity'>) {
  const way = Math.abs(offset);
  const isEnough = duration <= SWIPE_MS ? way >= SWIPE_DISTANCE : way > width / DRAG_DIVISOR;
  return isEnough ? 'step' : 'stay';
}

/** Whose a movement is: ours, the page's, or not to be told yet. In CSS px from its beginning. */
export function axisOf(across: number, down: number): 'across' | 'down' | undefined {
  const [x, y] = [Math.abs(across), Math.abs(down)];
  if (Math.max(x, y) < AXIS_LOCK) return undefined;
  return x > y ? 'across' : 'down';
}

/** The samples that still count for the velocity at a time, in their order. */
export const recentSamples = (samples: readonly Sample[], now: number): readonly Sample[] =>
  samples.filter(({ time }) => time >= now - VELOCITY_MS);

/**
 * How fast a pointer moves at a time, in px a ms, positive to the right: from its first place in
 * the last 100 ms to its last. One that has rested since, or was seen once only, has 0.
 */
export function velocityAt(samples: readonly Sample[], now: number): number {
  const recent = recentSamples(samples, now);
  const [first, last] = [recent[0], recent.at(-1)];
  if (!first || !last || last.time <= first.time) return 0;
  return (last.x - first.x) / (last.time - first.time);
}

/** Which way it leads to pull the slides by an offset: from right to left the next is at the left. */
export const directionOf = (offset: number, isRtl: boolean): Direction =>
  offset < 0 !== isRtl ? 'forward' : 'reverse';
