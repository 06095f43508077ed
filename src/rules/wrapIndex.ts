/**
 * Returns the place in a list that an integer means: one past the last is the first, and −1 is the
 * last. 0 for an empty list, and for what is no integer.
 */
export function wrapIndex(index: number, count: number): number {
  if (count <= 0 || !Number.isInteger(index)) return 0;
  const rest = index % count;
  // Not −0, which is another key of a map and another text.
  return rest < 0 ? rest + count : rest || 0;
}
