import type { Cancel } from '../../src/clock';
import { prefersReducedMotion } from '../../src/reducedMotion';

/**
 * How far the page moves down from one frame to the next, in pixels. What moves by less than 3 is
 * no layout shift: the eye follows it.
 */
const STEP = 2;

/**
 * Lets the page make room for what was put at its top after it was drawn: little by little, so that
 * nothing jumps away under a finger. With reduced motion, and where the top is out of sight and the
 * browser holds the page by itself, at once.
 *
 * @param place Clips what it holds while it grows.
 */
export function makeRoom(place: HTMLElement): Cancel {
  const height = place.offsetHeight;
  const { style } = place;
  let frame = 0;
  const end = () => {
    cancelAnimationFrame(frame);
    style.height = '';
    style.overflow = '';
  };
  if (prefersReducedMotion() || place.getBoundingClientRect().bottom < 0) return end;
  let now = 0;
  const grow = () => {
    now += STEP;
    if (now >= height) return end();
    style.height = `${now}px`;
    frame = requestAnimationFrame(grow);
  };
  style.overflow = 'clip';
  grow();
  return end;
}
