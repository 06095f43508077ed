/** Windows narrower than this, in CSS px, are those of phones. */
const NARROW_WINDOW = 767;

/** The shortest and the longest time of a swipe, in milliseconds. */
const NARROW_TIMES = [200, 400] as const;
const WIDE_TIMES = [300, 500] as const;

/**
 * Returns how long slides take to where they come to rest, in milliseconds: as long as the finger
 * would have taken, within limits.
 *
 * @param left How far they have to go, in CSS px.
 * @param velocity Of the finger, in px a ms; 0 takes the longest time.
 * @param windowWidth In CSS px.
 */
export function swipeTime(left: number, velocity: number, windowWidth: number): number {
  const [shortest, longest] = windowWidth < NARROW_WINDOW ? NARROW_TIMES : WIDE_TIMES;
  const needed = velocity ? Math.abs(left / velocity) : longest;
  return Math.min(Math.max(needed, shortest), longest);
}
