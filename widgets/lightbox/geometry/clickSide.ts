/** The share of the window's width and height at each of its edges where a click goes nowhere. */
export const DEAD_ZONE = 0.02;

/**
 * Returns where a click on a lightbox goes: on its left half back (-1), on its right half forward
 * (1). A dead zone of 2 percent of the viewport lies along each of its edges (0): there a click
 * belongs to whoever wanted the edge, a scrollbar or a gesture of the system. It is what
 * `.sqs-lightbox-padder` leaves free. The halves meet in the middle, without a gap.
 *
 * @param point Of the click, in CSS pixels from the window's upper left corner.
 * @param isRtl The page runs from right to left: the left half goes forward.
 */
export function clickSide(
  { x, y }: { x: number; y: number },
  window: { width: number; height: number },
  isRtl: boolean,
): -1 | 0 | 1 {
  const isDead = (place: number, side: number) =>
    place < side * DEAD_ZONE || place >= side * (1 - DEAD_ZONE);
  if (isDead(x, window.width) || isDead(y, window.height)) return 0;
  return x < window.width / 2 === isRtl ? 1 : -1;
}
