import { expect, it } from 'vitest';
import { defaultsOf } from './defaults';
import { AXIS_LOCK, DRAG_DIVISOR, decideSwipe, SWIPE_DISTANCE, SWIPE_MS } from './swipeRule';

const { keys, autoplayOptions } = defaultsOf('base');

/** Of widgets.md 3 (Gallery attributes and defaults) and 9 (Touch, new-swipe, Autoplay). */
it.each<[figure: string, is: unknown, specified: unknown]>([
  ['a swipe is at least so long, in px', SWIPE_DISTANCE, 50],
  ['and takes so many ms at the most', SWIPE_MS, 250],
  ['a drag goes past the width through', DRAG_DIVISOR, 2.25],
  ['the axis locks after so many px', AXIS_LOCK, 10],
  ['autoplay waits so many ms', autoplayOptions.timeout, 5000],
  ['and picks by chance', autoplayOptions.randomize, true],
  ['it pauses over nothing else', autoplayOptions.pauseOnMouseover, []],
  ['the key that leads back', keys.previous, 'ArrowLeft'],
  ['the key that leads on', keys.next, 'ArrowRight'],
])('%s: %j', (_figure, is, specified) => {
  expect(is).toEqual(specified);
});

it.each<[offset: number, duration: number, decision: 'step' | 'stay']>([
  [SWIPE_DISTANCE, SWIPE_MS, 'step'],
  [SWIPE_DISTANCE - 0.1, SWIPE_MS, 'stay'],
  [SWIPE_DISTANCE, SWIPE_MS + 1, 'stay'],
  [1000 / DRAG_DIVISOR, SWIPE_MS + 1, 'stay'],
  [1000 / DRAG_DIVISOR + 0.1, SWIPE_MS + 1, 'step'],
])('%d px in %d ms of a gallery that is 1000 px wide: %s', (offset, duration, decision) => {
  expect(decideSwipe({ offset, duration, width: 1000 })).toBe(decision);
});
