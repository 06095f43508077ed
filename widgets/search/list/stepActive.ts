/**
 * Returns which option is active after an arrow key: from the last one it goes to the field, and from
 * there to the first. -1 is the field. Undefined for another key, or where there are none.
 *
 * @param active The option that is active, or -1.
 */
export function stepActive(key: string, active: number, count: number): number | undefined {
  const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (!by || !count) return undefined;
  const places = count + 1;
  return ((active + 1 + by + places) % places) - 1;
}
