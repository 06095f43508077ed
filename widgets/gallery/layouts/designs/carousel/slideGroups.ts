/** One group of a carousel gives way to another. Lengths in CSS px. */
export interface GroupMotion {
  /** All slides. */
  nodes: readonly HTMLElement[];
  /** The slides that were seen, and those that are. */
  old: readonly number[];
  next: readonly number[];
  /** How far the carousel has been scrolled, positive to the right. */
  distance: number;
  /** Of a group with its gutters: nothing moves farther than that. */
  width: number;
  /** In ms. */
  duration: number;
}

/**
 * The carousel has been scrolled already: its slides come from where they were. So the browser
 * moves them without the page's script, and there is an end to wait for. Over more than one group
 * the two groups move as if they were neighbours.
 */
export function slideGroups({
  nodes,
  old,
  next,
  distance,
  width,
  duration,
}: GroupMotion): readonly Animation[] {
  const shift = Math.sign(distance) * Math.min(Math.abs(distance), width);
  const leaving = old.filter((index) => !next.includes(index));
  const move = (from: number, to: number) => (index: number) =>
    nodes[index]?.animate(
      { translate: [`${from}px`, `${to}px`] },
      { duration, easing: 'ease-in-out' },
    ) ?? [];
  return [...leaving.flatMap(move(distance, distance - shift)), ...next.flatMap(move(shift, 0))];
}
