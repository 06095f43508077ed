/** A drag belongs to an axis when it has gone so far, in CSS px (widgets.md 9). */
const LOCK_DISTANCE = 10;

/**
 * Whether a drag is a swipe or a scroll; undefined as long as it has not gone 10 px.
 *
 * @param across How far it went to the side, in CSS px.
 * @param down How far it went down.
 */
export function axisOf(across: number, down: number): 'x' | 'y' | undefined {
  if (Math.hypot(across, down) < LOCK_DISTANCE) return undefined;
  return Math.abs(across) >= Math.abs(down) ? 'x' : 'y';
}
